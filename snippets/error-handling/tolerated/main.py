import dagger
from dagger import ReturnType, dag, function, object_type


@object_type
class Bookshop:
    @function
    def report(self, source: dagger.Directory) -> dagger.File:
        """Give back the report of the tests, whether they pass or not."""
        return self.tested(source).file("/report.json")

    def tested(self, source: dagger.Directory) -> dagger.Container:
        return (
            dag.container()
            .from_("golang:1.25-alpine")
            .with_directory("/src", source)
            .with_workdir("/src")
            .with_exec(
                ["go", "test", "-json", "./..."],
                # After a failure the chain goes on, to the report.
                expect=ReturnType.ANY,
                redirect_stdout="/report.json",
            )
        )
