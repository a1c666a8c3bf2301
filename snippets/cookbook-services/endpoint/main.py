import dagger
from dagger import dag, function, object_type


@object_type
class Bookshop:
    @function
    async def describe_api(self, source: dagger.Directory) -> str:
        """Start the shop and read its API description."""
        shop = (
            dag.container()
            .from_("golang:1.25-alpine")
            .with_directory("/src", source)
            .with_workdir("/src")
            .with_exposed_port(8080)
            .as_service(args=["go", "run", "."])
        )
        # Asking for the endpoint doesn't start the service, so start it explicitly.
        await shop.start()
        try:
            url = await shop.endpoint(scheme="http")
            return await dag.http(f"{url}/openapi.json").contents()
        finally:
            await shop.stop()
