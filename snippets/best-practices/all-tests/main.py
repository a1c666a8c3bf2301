import anyio
import dagger
from dagger import dag, function, object_type


@object_type
class Tests:
    @function
    async def all(self) -> None:
        """Run all tests at the same time."""
        async with anyio.create_task_group() as group:
            group.start_soon(self.user)
            group.start_soon(self.starts)

    @function
    async def user(self) -> None:
        """Check that the image doesn't run as root."""
        user = await self.image().user()
        if user != "nobody":
            raise ValueError(f"the image runs as {user!r}, expected nobody")

    @function
    async def starts(self) -> None:
        """Check that the program starts in the image."""
        await self.image().with_exec(["bookshop", "--version"]).sync()

    def image(self) -> dagger.Container:
        # The tests use this module's fixture, so callers don't have to pass anything.
        fixture = dag.current_module().source().directory("fixture")
        return dag.bookshop().image(fixture)
