import dagger
from dagger import CacheSharingMode, dag, function, object_type


@object_type
class Bookshop:
    @function
    def store(self) -> dagger.Service:
        """Run a database that keeps its data in a cache volume."""
        # Only one process may use the directory, so a second session waits for the first.
        sharing = CacheSharingMode.LOCKED
        # Write each change immediately, because the process is killed when the session ends.
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
        """Record an order and return the book's number of orders."""
        return await (
            dag.container()
            .from_("redis:8-alpine")
            .with_service_binding("store", self.store())
            .with_exec(["redis-cli", "-h", "store", "rpush", book, order])
            .stdout()
        )
