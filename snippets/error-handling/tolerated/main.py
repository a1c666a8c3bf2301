import dagger
from dagger import ReturnType, dag, function, object_type


@object_type
class Bookshop:
    @function
    def report(self, source: dagger.Directory) -> dagger.File:
        """Return the test report, whether or not the tests pass."""
        return self.tested(source).file("/report.json")

    def tested(self, source: dagger.Directory) -> dagger.Container:
        return (
            dag.container()
            .from_("golang:1.25-alpine")
            .with_directory("/src", source)
            .with_workdir("/src")
            .with_exec(
                ["go", "test", "-json", "./..."],
                # If tests fail, the chain continues, so the report is still returned.
                expect=ReturnType.ANY,
                redirect_stdout="/report.json",
            )
        )
