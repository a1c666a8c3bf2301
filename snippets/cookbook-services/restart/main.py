from dagger import dag, function, object_type


@object_type
class Bookshop:
    @function
    async def restart(self, order: str) -> str:
        """Check that an order survives a restart of the store."""
        redis = dag.container().from_("redis:8-alpine")
        store = (
            redis.with_mounted_cache("/data", dag.cache_volume("bookshop-restart"))
            .with_exposed_port(6379)
            .as_service()
        )
        client = redis.with_service_binding("store", store)

        await store.start()
        await client.with_exec(["redis-cli", "-h", "store", "set", "order", order]).sync()
        # By default, stop sends SIGTERM, which gives the store time to write its data.
        await store.stop()
        await store.start()
        return await (
            client.with_env_variable("ORDER", order)
            .with_exec(["redis-cli", "-h", "store", "get", "order"])
            .stdout()
        )
