from datetime import datetime

from dagger import dag, function, object_type


@object_type
class Bookshop:
    # The type hints of @function don't include cache, but the SDK accepts it.
    @function(cache="never")  # type: ignore[call-overload]
    async def clock(self) -> str:
        """Return the time of this call, not of an earlier one."""
        return await (
            dag.container()
            .from_("alpine:3.22")
            # The policy makes this function run; the new value makes the command run.
            .with_env_variable("CALLED_AT", datetime.now().isoformat())
            .with_exec(["date"])
            .stdout()
        )
