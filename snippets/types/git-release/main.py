import dagger
from dagger import dag, function, object_type


@object_type
class Bookshop:
    @function
    async def build_release(self, repository: dagger.GitRepository) -> dagger.File:
        """Compile the highest tagged version, including pre-releases."""
        release = repository.latest_version()
        flags = "-ldflags=-X main.commit=" + await release.commit()

        return (
            dag.container()
            .from_("golang:1.25-alpine")
            # The history isn't needed, and would make the copy larger.
            .with_directory("/src", release.tree(discard_git_dir=True))
            .with_workdir("/src")
            .with_exec(["go", "build", flags, "-o", "/out/bookshop"])
            .file("/out/bookshop")
        )
