"""Tests for the bookshop module."""

from typing import Annotated

import dagger
from dagger import DefaultPath, ReturnType, dag, function, object_type

Fixture = Annotated[dagger.Directory, DefaultPath("fixture")]


@object_type
class Tests:
    @function
    async def starts_as_nobody(self, source: Fixture) -> None:
        """Check that the image starts the program without root's rights."""
        image = dag.bookshop().image(source)
        user = await image.user()
        if user != "nobody":
            msg = f"the image runs as {user!r}, expected nobody"
            raise ValueError(msg)
        # Starting the program reveals a missing library or the wrong architecture.
        await image.with_exec(["bookshop", "--version"]).sync()

    @function
    async def rejects_unknown_flag(self, source: Fixture) -> None:
        """Check that the program rejects an unknown flag."""
        image = dag.bookshop().image(source)
        # If the command succeeds, this test fails.
        failed = image.with_exec(["bookshop", "--wrong"], expect=ReturnType.FAILURE)
        await failed.sync()
