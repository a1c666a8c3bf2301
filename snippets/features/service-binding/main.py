import dagger
from dagger import dag, function, object_type


@object_type
class Bookshop:
    @function
    def serve(self, source: dagger.Directory) -> dagger.Service:
        """Run the shop."""
        return (
            dag.container()
            .from_("golang:1.25-alpine")
            .with_directory("/src", source)
            .with_workdir("/src")
            .with_exec(["go", "build", "-o", "/bin/bookshop", "."])
            # The health check connects to this port before anything uses the service.
            .with_exposed_port(8080)
            .as_service(args=["/bin/bookshop"])
        )

    @function
    async def smoke(self, source: dagger.Directory) -> str:
        """Request the running shop's front page."""
        return await (
            dag.container()
            .from_("alpine:3.22")
            .with_service_binding("shop", self.serve(source))
            .with_exec(["wget", "-q", "-O-", "http://shop:8080/"])
            .stdout()
        )
