import sys

import anyio
import dagger
from dagger import dag

IMAGES = ["golang:1.25-alpine", "golang:1.25-bookworm"]


async def test(image: str, source: dagger.Directory) -> None:
    tester = (
        dag.container()
        .from_(image)
        .with_directory("/src", source)
        .with_workdir("/src")
    )
    # sync runs the tests here, so the next line prints only if they pass.
    await tester.with_exec(["go", "test", "./..."]).sync()
    print(image, "passed")


async def main() -> None:
    async with dagger.connection(dagger.Config(log_output=sys.stderr)):
        source = dag.host().directory(".", exclude=[".git", "ci"])
        async with anyio.create_task_group() as group:
            for image in IMAGES:
                group.start_soon(test, image, source)


anyio.run(main)
