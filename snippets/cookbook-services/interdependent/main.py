import dagger
from dagger import dag, function, object_type


@object_type
class Bookshop:
    @function
    def stack(self, source: dagger.Directory) -> dagger.Service:
        """Run the shop and a payment service, which call each other."""
        base = (
            dag.container()
            .from_("golang:1.25-alpine")
            .with_directory("/src", source)
            .with_workdir("/src")
        )
        payments = (
            base.with_env_variable("SHOP_URL", "http://shop:8080")
            .with_exposed_port(9000)
            .as_service(args=["go", "run", "./payments"])
        )
        return (
            # This binding starts the payment service, and lets the shop find it.
            base.with_service_binding("payments", payments)
            .with_env_variable("PAYMENTS_URL", "http://payments:9000")
            .with_exposed_port(8080)
            .as_service(args=["go", "run", "."])
            # The payment service finds the shop by this name.
            .with_hostname("shop")
        )
