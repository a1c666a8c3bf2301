import dagger
from dagger import dag, function, object_type


@object_type
class Bookshop:
    @function
    def private_image(
        self, address: str, username: str, password: dagger.Secret
    ) -> dagger.Container:
        """Start from an image that requires a login."""
        return (
            dag.container()
            # Log in first, because the next step pulls the image.
            .with_registry_auth(address, username, password)
            .from_(address)
        )
