import dagger
from dagger import dag, function, object_type


@object_type
class Bookshop:
    @function
    def queue(self) -> dagger.Service:
        """Take the orders of the shop, and show them on a page of its own."""
        return (
            dag.container()
            .from_("rabbitmq:4-management-alpine")
            # Programs connect here.
            .with_exposed_port(5672)
            # People look at the queues here.
            .with_exposed_port(15672)
            .as_service()
        )
