import dagger
from dagger import function, object_type


@object_type
class Bookshop:
    @function
    async def affected(
        self, before: dagger.Directory, after: dagger.Directory
    ) -> list[str]:
        """Name the services whose files, or shared files, differ."""
        affected = []
        for service in await after.directory("services").entries():
            # What the service is built from: its own folder, and the shared one.
            parts = ["services/" + service, "lib"]
            old = before.filter(include=parts)
            if not await after.filter(include=parts).changes(old).is_empty():
                affected.append(service.removesuffix("/"))
        return affected
