import dagger
from dagger import dag, function, object_type


@object_type
class Bookshop:
    @function
    async def bump(
        self,
        source: dagger.Directory,
        repository: str,
        branch: str,
        version: str,
        token: dagger.Secret,
    ) -> str:
        """Write a new version to a file, commit it, and push the branch."""
        target = f"HEAD:refs/heads/{branch}"
        return await (
            dag.container()
            .from_("alpine:3.22")
            .with_exec(["apk", "add", "git"])
            .with_directory("/src", source)
            .with_workdir("/src")
            .with_new_file("VERSION", version)
            .with_exec(["git", "config", "user.name", "Release bot"])
            .with_exec(["git", "config", "user.email", "release@example.com"])
            .with_exec([
                "git",
                "config",
                "credential.helper",
                "!f() { echo username=x-access-token; echo password=$GITHUB_TOKEN; }; f",
            ])
            .with_exec(["git", "add", "VERSION"])
            .with_exec(["git", "commit", "--message=Bump the version"])
            .with_secret_variable("GITHUB_TOKEN", token)
            .with_exec(["git", "push", repository, target])
            .combined_output()
        )
