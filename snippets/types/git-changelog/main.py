import dagger
from dagger import dag, function, object_type


@object_type
class Bookshop:
    @function
    async def changelog(
        self, repository: dagger.GitRepository, branch: str = "main", count: int = 20
    ) -> str:
        """List the newest commits of a branch."""
        # By default, only one commit is fetched, which isn't enough for a changelog.
        history = repository.branch(branch).tree(depth=count)

        return await (
            dag.container()
            .from_("alpine:3.22")
            .with_exec(["apk", "add", "git"])
            .with_mounted_directory("/src", history)
            .with_workdir("/src")
            .with_exec(["git", "log", "--oneline", f"--max-count={count}"])
            .stdout()
        )
