import anyio
from dagger import dag, function, object_type


@object_type
class Bookshop:
    # Never cached, because no argument tells the engine which files changed.
    # The type hints of @function don't include cache, but the SDK accepts it.
    @function(cache="never")  # type: ignore[call-overload]
    async def test(self) -> None:
        """Run every component's tests at the same time."""
        # Each component finds its files through a default path, so pass nothing.
        async with anyio.create_task_group() as group:
            group.start_soon(dag.orders().test)
            group.start_soon(dag.web().test)
