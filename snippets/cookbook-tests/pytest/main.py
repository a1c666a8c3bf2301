from typing import Annotated

import dagger
from dagger import Ignore, ReturnType, dag, function, object_type


@object_type
class Bookshop:
    @function
    def tested(
        self,
        source: Annotated[dagger.Directory, Ignore([".venv", "**/__pycache__"])],
    ) -> dagger.Container:
        """Run the tests with pytest and write JUnit and coverage files."""
        return (
            dag.container()
            .from_("python:3.13-slim")
            .with_mounted_cache("/root/.cache/pip", dag.cache_volume("bookshop-pip"))
            .with_workdir("/src")
            .with_file("requirements.txt", source.file("requirements.txt"))
            .with_exec(["pip", "install", "--requirement", "requirements.txt"])
            .with_directory(".", source)
            .with_exec(
                [
                "python",
                "-m",
                "pytest",
                "--junitxml=/reports/junit.xml",
                "--cov=.",
                "--cov-report=term",
                "--cov-report=xml:/reports/coverage.xml",
            ],
                expect=ReturnType.ANY,
            )
        )
