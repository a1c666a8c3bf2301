import dagger
from dagger import function, object_type


@object_type
class Bookshop:
    # The type hints of @function don't include cache, but the SDK accepts it.
    @function(cache="never")  # type: ignore[call-overload]
    async def publish(
        self, image: dagger.Container, user: str, password: dagger.Secret
    ) -> str:
        """Push the image and return its address with the digest."""
        return await (
            # Applies to every image in this registry until the session ends.
            image.with_registry_auth("registry.example.com", user, password).publish(
                "registry.example.com/bookshop:latest"
            )
        )
