import dagger
from dagger import function, object_type


@object_type
class Bookshop:
    @function
    async def affected(
        self, before: dagger.Directory, after: dagger.Directory
    ) -> list[str]:
        """List the services whose own or shared files changed."""
        affected = []
        for service in await after.directory("services").entries():
            # The service is built from its own directory and the shared one.
            parts = ["services/" + service, "lib"]
            old = before.filter(include=parts)
            if not await after.filter(include=parts).changes(old).is_empty():
                affected.append(service.removesuffix("/"))
        return affected
