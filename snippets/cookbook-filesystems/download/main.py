import dagger
from dagger import dag, function, object_type


@object_type
class Bookshop:
    @function
    def download(self, url: str, checksum: str) -> dagger.File:
        """Fetch a file and fail if its checksum is different."""
        return (
            dag.container()
            .from_("alpine:3.22")
            .with_file("/download", dag.http(url))
            .with_exec(["sha256sum", "-c"], stdin=f"{checksum}  /download\n")
            # Taken after the check, so you get the file only if the check passed.
            .file("/download")
        )
