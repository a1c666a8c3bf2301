import dagger
from dagger import dag, function, object_type


@object_type
class Bookshop:
    @function
    def coverage(self, source: dagger.Directory) -> dagger.Directory:
        """Return the coverage data and an HTML report."""
        return (
            dag.container()
            .from_("golang:1.25-alpine")
            .with_mounted_directory("/src", source)
            .with_workdir("/src")
            # The commands below don't create the directory themselves.
            .with_directory("/out", dag.directory())
            .with_exec(["go", "test", "-coverprofile=/out/cover.txt", "./..."])
            .with_exec(["go", "tool", "cover", "-html=/out/cover.txt", "-o=/out/index.html"])
            .directory("/out")
        )

    @function
    def coverage_page(self, source: dagger.Directory) -> dagger.File:
        """Return only the HTML report."""
        return self.coverage(source).file("index.html")
