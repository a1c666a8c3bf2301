from typing import Annotated

import dagger
from dagger import Doc, dag, function, object_type


@object_type
class Bookshop:
    # The type hints of @function don't include cache, but the SDK accepts it.
    @function(cache="never")  # type: ignore[call-overload]
    async def publish_tags(
        self,
        pages: dagger.Directory,
        repository: Annotated[str, Doc("Registry and image name, without a tag")],
        tags: list[str],
        username: str,
        password: dagger.Secret,
    ) -> list[str]:
        """Push one image under several tags."""
        image = (
            dag.container()
            .from_("nginx:1.29-alpine")
            .with_directory("/usr/share/nginx/html", pages)
            .with_registry_auth(repository, username, password)
        )
        return [await image.publish(f"{repository}:{tag}") for tag in tags]
