from typing import Annotated

from dagger import Doc, dag, function, object_type


@object_type
class Bookshop:
    @function
    async def cached(
        self,
        moment: Annotated[str, Doc("Any new value, such as the current time")],
    ) -> str:
        """Show the size of each directory in the volume."""
        return await (
            dag.container()
            .from_("alpine:3.22")
            .with_mounted_cache("/volume", dag.cache_volume("bookshop-modules"))
            # A volume's contents aren't an input, so another input has to change.
            .with_env_variable("MOMENT", moment)
            .with_exec(["du", "-h", "-d", "2", "/volume"])
            .stdout()
        )
