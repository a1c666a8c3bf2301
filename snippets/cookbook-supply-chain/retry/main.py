import anyio
import dagger
from dagger import dag, function, object_type


@object_type
class Bookshop:
    # The type hints of @function don't include cache, but the SDK accepts it.
    @function(cache="never")  # type: ignore[call-overload]
    async def publish_patiently(
        self, pages: dagger.Directory, address: str, attempts: int = 3
    ) -> str:
        """Push an image, retrying after a failure."""
        image = (
            dag.container()
            .from_("nginx:1.29-alpine")
            .with_directory("/usr/share/nginx/html", pages)
        )
        attempt = 1
        while True:
            try:
                return await image.publish(address)
            except dagger.QueryError:
                if attempt >= attempts:
                    raise
            # Wait longer each time: 2 seconds, then 4, then 8.
            await anyio.sleep(2**attempt)
            attempt += 1
