import sys

import dagger
from dagger import dag


async def run_tests(image: str, source: dagger.Directory) -> None:
    tester = (
        dag.container()
        .from_(image)
        .with_directory("/src", source)
        .with_workdir("/src")
    )
    try:
        print(await tester.with_exec(["go", "test", "./..."]).stdout())
    except dagger.ExecError as error:
        print(image, "exited with code", error.exit_code, file=sys.stderr)
        print(error.stdout, error.stderr, file=sys.stderr)
        raise SystemExit(error.exit_code) from error
