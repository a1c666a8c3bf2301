import enum
from typing import Annotated

import dagger
from dagger import Doc, dag, enum_type, function, object_type


@enum_type
class Suite(enum.Enum):
    """Tests to run."""

    UNIT = "-short"
    """Tests that only need the code."""

    FULL = "-short=false"
    """Every test, including slow ones."""


@object_type
class Bookshop:
    @function
    async def test(
        self,
        source: dagger.Directory,
        suite: Annotated[Suite, Doc("Tests to run.")] = Suite.UNIT,
    ) -> str:
        """Run the shop's tests."""
        return await (
            dag.container()
            .from_("golang:1.25-alpine")
            .with_directory("/src", source)
            .with_workdir("/src")
            # Callers write the member's name; the code passes on its value.
            .with_exec(["go", "test", suite.value, "./..."])
            .stdout()
        )
