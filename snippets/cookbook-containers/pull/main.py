import dagger
from dagger import dag, function, object_type


@object_type
class Bookshop:
    @function
    def private_image(
        self, address: str, username: str, password: dagger.Secret
    ) -> dagger.Container:
        """Start from an image that needs a login."""
        return (
            dag.container()
            # Before from_, which is the step that pulls.
            .with_registry_auth(address, username, password)
            .from_(address)
        )
