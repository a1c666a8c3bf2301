from typing import Annotated

import dagger
from dagger import Ignore, ReturnType, dag, function, object_type


@object_type
class Bookshop:
    @function
    def test_report(
        self,
        source: Annotated[dagger.Directory, Ignore(["node_modules"])],
    ) -> dagger.Directory:
        """Run the tests with Node.js and return JUnit and coverage files."""
        return (
            dag.container()
            .from_("node:22-slim")
            .with_directory("/src", source)
            .with_workdir("/src")
            .with_new_file("/reports/README", "Written by the tests")
            .with_exec(
                [
                "node",
                "--test",
                "--experimental-test-coverage",
                "--test-reporter=junit",
                "--test-reporter-destination=/reports/junit.xml",
                "--test-reporter=lcov",
                "--test-reporter-destination=/reports/lcov.info",
            ],
                expect=ReturnType.ANY,
            )
            .directory("/reports")
        )
