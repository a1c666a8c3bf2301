from datetime import datetime
from typing import Annotated

import dagger
from dagger import Doc, dag, function, object_type


@object_type
class Bookshop:
    # The type hints of @function don't include cache, but the SDK accepts it.
    @function(cache="never")  # type: ignore[call-overload]
    async def upload(
        self,
        pages: dagger.Directory,
        config: Annotated[dagger.Secret, Doc("Configuration file for rclone")],
        target: str,
    ) -> str:
        """Copy the shop's pages to a storage service."""
        rclone = ["rclone", "--config=/run/secrets/rclone.conf", "-v"]
        return await (
            dag.container()
            .from_("alpine:3.22")
            .with_exec(["apk", "add", "--no-cache", "rclone"])
            .with_mounted_directory("/pages", pages)
            # Only commands after this line can read the file.
            .with_mounted_secret("/run/secrets/rclone.conf", config)
            # Without a new value, the engine would reuse the result of an unchanged command.
            .with_env_variable("RUN", datetime.now().isoformat())
            .with_exec([*rclone, "copy", "/pages", target])
            .stderr()
        )
