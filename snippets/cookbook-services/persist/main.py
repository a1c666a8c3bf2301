import dagger
from dagger import CacheSharingMode, dag, function, object_type


@object_type
class Bookshop:
    @function
    def store(self) -> dagger.Service:
        """Run a database that keeps its data in a cache volume."""
        # A second session waits for the end of the first: one folder, one process.
        sharing = CacheSharingMode.LOCKED
        # The end of a session kills the process, so it writes each change at once.
        server = ["redis-server", "--appendonly", "yes", "--appendfsync", "always"]
        return (
            dag.container()
            .from_("redis:8-alpine")
            .with_mounted_cache("/data", dag.cache_volume("bookshop-sales"), sharing=sharing)
            .with_exposed_port(6379)
            .as_service(args=server, use_entrypoint=True)
        )

    @function
    async def sell(self, book: str, order: str) -> str:
        """Note an order and say how many orders the book has."""
        return await (
            dag.container()
            .from_("redis:8-alpine")
            .with_service_binding("store", self.store())
            .with_exec(["redis-cli", "-h", "store", "rpush", book, order])
            .stdout()
        )
