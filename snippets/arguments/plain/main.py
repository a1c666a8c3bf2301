from typing import Annotated

import dagger
from dagger import Doc, dag, function, object_type


@object_type
class Bookshop:
    @function
    async def test(
        self,
        source: dagger.Directory,
        packages: Annotated[list[str] | None, Doc("Packages to test.")] = None,
        run: Annotated[str | None, Doc("Run only tests whose name matches.")] = None,
        count: Annotated[int, Doc("Number of times to run each test.")] = 1,
        quick: Annotated[bool, Doc("Skip slow tests.")] = False,
    ) -> str:
        """Run the shop's tests."""
        args = ["go", "test", f"-count={count}", f"-short={str(quick).lower()}"]
        # An omitted argument takes its parameter's default.
        if run is not None:
            args.append(f"-run={run}")
        return await (
            dag.container()
            .from_("golang:1.25-alpine")
            .with_directory("/src", source)
            .with_workdir("/src")
            # A mutable default would be shared between calls, so the default is None.
            .with_exec([*args, *(packages or ["./..."])])
            .stdout()
        )
