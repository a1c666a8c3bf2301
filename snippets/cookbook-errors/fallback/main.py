import dagger
from dagger import dag, function, object_type


def download(url: str) -> dagger.File:
    return (
        dag.container()
        .from_("alpine:3.22")
        .with_exec(["wget", "-q", "-O", "/catalog.csv", url])
        .file("/catalog.csv")
    )


@object_type
class Bookshop:
    @function
    async def catalog(self, url: str, mirror: str) -> dagger.File:
        """Download the catalog, falling back to the mirror."""
        try:
            # Sync runs the command now, so its failure is caught here.
            return await download(url).sync()
        except dagger.ExecError as failed:
            print(f"exit code {failed.exit_code}, trying {mirror}: {failed.stderr}")
            return download(mirror)
