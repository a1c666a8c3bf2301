from typing import Annotated

from dagger import Doc, dag, function, object_type


@object_type
class Bookshop:
    @function
    async def cached(
        self,
        moment: Annotated[str, Doc("Any text not used before, such as the time")],
    ) -> str:
        """Show how large the folders in the volume are."""
        return await (
            dag.container()
            .from_("alpine:3.22")
            .with_mounted_cache("/volume", dag.cache_volume("bookshop-modules"))
            # What is in a volume is no input, so an input has to change instead.
            .with_env_variable("MOMENT", moment)
            .with_exec(["du", "-h", "-d", "2", "/volume"])
            .stdout()
        )
