import dagger
from dagger import dag, function, object_type


@object_type
class Bookshop:
    @function
    async def restock(self, prices: dagger.File) -> str:
        """Load prices into the store and count them in a second command."""
        store = (
            dag.container()
            .from_("redis:8-alpine")
            .with_exposed_port(6379)
            .as_service()
        )
        client = (
            dag.container()
            .from_("redis:8-alpine")
            .with_service_binding("store", store)
            .with_file("/prices.txt", prices)
        )

        # Started explicitly, the store keeps running between the two commands.
        await store.start()
        try:
            await client.with_exec(
                ["redis-cli", "-h", "store"], redirect_stdin="/prices.txt"
            ).sync()
            return await client.with_exec(
                ["redis-cli", "-h", "store", "dbsize"]
            ).stdout()
        finally:
            await store.stop()
