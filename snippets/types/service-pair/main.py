import dagger
from dagger import dag, function, object_type


@object_type
class Bookshop:
    @function
    def shop(self, source: dagger.Directory) -> dagger.Service:
        """Run the shop together with its price store."""
        prices = (
            dag.container()
            .from_("redis:8-alpine")
            .with_exposed_port(6379)
            .as_service()
        )

        return (
            dag.container()
            .from_("golang:1.25-alpine")
            .with_directory("/src", source)
            .with_workdir("/src")
            .with_exec(["go", "build", "-o", "/bin/bookshop", "."])
            # A service can depend on others: starting the shop starts the price store first.
            .with_service_binding("prices", prices)
            .with_env_variable("PRICES_ADDRESS", "prices:6379")
            .with_exposed_port(8080)
            .as_service(args=["/bin/bookshop"])
        )
