from datetime import datetime, timezone

import dagger
from dagger import dag, function, object_type


@object_type
class Bookshop:
    # The type hints of @function don't include cache, but the SDK accepts it.
    @function(cache="24h")  # type: ignore[call-overload]
    async def base(self) -> str:
        """Return the exact image that builds start from, and look it up at most once a day."""
        return await dag.container().from_("golang:1.25-alpine").image_ref()

    @function(cache="session")  # type: ignore[call-overload]
    def build_id(self) -> str:
        """Return an ID that stays the same for the whole session."""
        return datetime.now(timezone.utc).strftime("%Y%m%d-%H%M%S")

    @function(cache="never")  # type: ignore[call-overload]
    async def deploy(self, hook: dagger.Secret) -> str:
        """Tell the server to fetch the new image, on every call."""
        return await (
            dag.container()
            .from_("alpine:3.22")
            .with_secret_variable("HOOK", hook)
            # Without a changing value, the command's result would come from the cache.
            .with_env_variable("DEPLOYED_AT", datetime.now().isoformat())
            .with_exec(["sh", "-c", 'wget -qO- "$HOOK"'])
            .stdout()
        )
