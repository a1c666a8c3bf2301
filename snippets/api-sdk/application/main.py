import sys

import anyio
import dagger
from dagger import dag


async def main() -> None:
    async with dagger.connection(dagger.Config(log_output=sys.stderr)):
        # This program runs on your machine, so the host is your machine, not a container.
        source = dag.host().directory(".", exclude=["ci", "bookshop"])
        workshop = (
            dag.container()
            .from_("golang:1.25-alpine")
            .with_directory("/src", source)
            .with_workdir("/src")
        )
        report = await workshop.with_exec(["go", "test", "./..."]).stdout()
        print(report, end="")

        compiled = workshop.with_exec(["go", "build", "-o", "bookshop", "."])
        await compiled.file("bookshop").export("bookshop")


anyio.run(main)
