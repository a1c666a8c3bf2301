import anyio
from dagger import dag, function, object_type


@object_type
class Bookshop:
    # Policy never: no argument says which files have changed, so ask each time.
    @function(cache="never")  # type: ignore[call-overload]
    async def test(self) -> None:
        """Run the tests of every component at the same time."""
        # Each component finds its files by a default path: nothing is passed here.
        async with anyio.create_task_group() as group:
            group.start_soon(dag.orders().test)
            group.start_soon(dag.web().test)
