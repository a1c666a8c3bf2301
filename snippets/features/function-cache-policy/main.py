from datetime import datetime

import dagger
from dagger import dag, function, object_type


@object_type
class Bookshop:
    @function
    async def test(self, source: dagger.Directory) -> str:
        """Depends only on its input. Without a policy, the result is kept for up to 7 days."""
        return await (
            dag.container()
            .from_("golang:1.25-alpine")
            .with_directory("/src", source)
            .with_workdir("/src")
            .with_exec(["go", "test", "./..."])
            .stdout()
        )

    # The type hints of @function don't include cache, but the SDK accepts it.
    @function(cache="1h")  # type: ignore[call-overload]
    async def latest_go(self) -> str:
        """Returns the newest Go version, which rarely changes, so an hour-old answer is fine."""
        return await dag.http("https://go.dev/VERSION?m=text").contents()

    @function(cache="never")  # type: ignore[call-overload]
    async def ping(self, url: str) -> str:
        """Sends a request to the running shop, so every call has to run."""
        return await (
            dag.container()
            .from_("alpine:3.22")
            # The policy covers only the function; a new value makes the command run too.
            .with_env_variable("ASKED_AT", datetime.now().isoformat())
            .with_exec(["wget", "-qO-", url])
            .stdout()
        )
