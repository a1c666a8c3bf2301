import dagger
from dagger import dag, function, object_type


@object_type
class Bookshop:
    @function
    async def tag(
        self,
        source: dagger.Directory,
        repository: str,
        version: str,
        token: dagger.Secret,
    ) -> str:
        """Tag the commit that's checked out, and push the tag."""
        return await (
            dag.container()
            .from_("alpine:3.22")
            .with_exec(["apk", "add", "git"])
            .with_directory("/src", source)
            .with_workdir("/src")
            .with_exec(["git", "config", "user.name", "Release bot"])
            .with_exec(["git", "config", "user.email", "release@example.com"])
            # Pass the token through this helper instead of a file or the URL.
            .with_exec([
                "git",
                "config",
                "credential.helper",
                "!f() { echo username=x-access-token; echo password=$GITHUB_TOKEN; }; f",
            ])
            .with_exec(["git", "tag", "--annotate", "--message=Release", version])
            .with_secret_variable("GITHUB_TOKEN", token)
            .with_exec(["git", "push", repository, version])
            .combined_output()
        )
