from typing import Annotated

import dagger
from dagger import Doc, dag, function, object_type


@object_type
class Bookshop:
    # The type hints of @function don't include cache, but the SDK accepts it.
    @function(cache="never")  # type: ignore[call-overload]
    async def publish(
        self,
        pages: dagger.Directory,
        address: Annotated[str, Doc("Registry, name, and tag of the image")],
        username: str,
        password: dagger.Secret,
    ) -> str:
        """Push the site to a registry that requires a login."""
        return await (
            dag.container()
            .from_("nginx:1.29-alpine")
            .with_directory("/usr/share/nginx/html", pages)
            # Only the registry's host name in the address matters here.
            .with_registry_auth(address, username, password)
            .publish(address)
        )
