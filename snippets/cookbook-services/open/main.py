import dagger
from dagger import dag, function, object_type


@object_type
class Bookshop:
    @function
    def queue(self) -> dagger.Service:
        """Run the shop's order queue and its web console."""
        return (
            dag.container()
            .from_("rabbitmq:4-management-alpine")
            # Clients connect to this port.
            .with_exposed_port(5672)
            # The web console listens on this port.
            .with_exposed_port(15672)
            .as_service()
        )
