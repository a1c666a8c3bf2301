"""Tests for the bookshop module."""

import dagger
from dagger import ReturnType, function, object_type


@object_type
class Tests:
    @function
    async def image(self, image: dagger.Container) -> None:
        """Check what users of the image rely on."""
        user = await image.user()
        if user != "nobody":
            msg = f"the image runs as {user!r}, expected nobody"
            raise ValueError(msg)
        # Starting the program reveals a missing library or the wrong architecture.
        await image.with_exec(["bookshop", "--version"]).sync()

    @function
    async def refuses(self, image: dagger.Container) -> None:
        """Check that the program rejects an unknown flag."""
        # If the command succeeds, this test fails.
        failed = image.with_exec(["bookshop", "--wrong"], expect=ReturnType.FAILURE)
        await failed.sync()
