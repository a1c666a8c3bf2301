import dagger
from dagger import dag, function, object_type


@object_type
class Bookshop:
    # The type hints of @function don't include cache, but the SDK accepts it.
    @function(cache="never")  # type: ignore[call-overload]
    async def publish_everywhere(
        self, pages: dagger.Directory, addresses: list[str]
    ) -> list[str]:
        """Push the same image to every address."""
        image = (
            dag.container()
            .from_("nginx:1.29-alpine")
            .with_directory("/usr/share/nginx/html", pages)
        )
        return [await image.publish(address) for address in addresses]
