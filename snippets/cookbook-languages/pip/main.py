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
        """Install the requirements with pip, and run the tests."""
        return await (
            dag.container()
            .from_("python:3.13-slim")
            .with_mounted_cache("/root/.cache/pip", dag.cache_volume("bookshop-pip"))
            .with_workdir("/src")
            .with_directory(".", source)
            .with_exec(["pip", "install", "--requirement", "requirements.txt"])
            .with_exec(["python", "-m", "pytest"])
            .stdout()
        )
