from typing import Annotated

import dagger
from dagger import Ignore, dag, function, object_type


@object_type
class Bookshop:
    @function
    async def test(
        self,
        source: Annotated[dagger.Directory, Ignore([".venv", "**/__pycache__"])],
    ) -> str:
        """Install the locked packages with uv, and run the tests."""
        uv = dag.container().from_("ghcr.io/astral-sh/uv:0.9.5").file("/uv")
        return await (
            dag.container()
            .from_("python:3.13-slim")
            .with_file("/usr/local/bin/uv", uv)
            .with_mounted_cache("/root/.cache/uv", dag.cache_volume("bookshop-uv"))
            .with_env_variable("UV_LINK_MODE", "copy")
            .with_workdir("/src")
            .with_directory(".", source)
            .with_exec(["uv", "run", "--locked", "pytest"])
            .stdout()
        )
