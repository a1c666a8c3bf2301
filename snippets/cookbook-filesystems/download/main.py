import dagger
from dagger import dag, function, object_type


@object_type
class Bookshop:
    @function
    def download(self, url: str, checksum: str) -> dagger.File:
        """Fetch a file and fail if its checksum doesn't match."""
        return (
            dag.container()
            .from_("alpine:3.22")
            .with_file("/download", dag.http(url))
            .with_exec(["sha256sum", "-c"], stdin=f"{checksum}  /download\n")
            # Take the file after the check, so that it's returned only if the check passes.
            .file("/download")
        )
