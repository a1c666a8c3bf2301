"""Tests of the bookshop module."""

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
        # A missing library or a wrong processor shows when the program starts.
        await image.with_exec(["bookshop", "--version"]).sync()

    @function
    async def refuses(self, image: dagger.Container) -> None:
        """Check that the program ends with an error for a wrong flag."""
        # A success would be the failure of this test.
        failed = image.with_exec(["bookshop", "--wrong"], expect=ReturnType.FAILURE)
        await failed.sync()
