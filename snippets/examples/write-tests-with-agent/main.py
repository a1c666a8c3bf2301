from typing import Annotated

import dagger
from dagger import Ignore, dag, function, object_type

ASSIGNMENT = """You are in $sandbox, a container with a Go service in /src.
Write tests for HTTP handlers that have none. Change only files named *_test.go.
Run go test ./... until it passes, then save the container as done."""

Source = Annotated[dagger.Directory, Ignore(["**/.git", "**/.env*"])]


@object_type
class Bookshop:
    @function
    async def write_tests(self, source: Source) -> dagger.Changeset:
        """Let a model add tests and return its edits for review."""
        tools = dag.container().from_("golang:1.25-alpine").with_workdir("/src")
        sandbox = tools.with_directory("/src", source)
        environment = (
            dag.env()
            .with_container_input("sandbox", sandbox, "The service in /src, with Go")
            .with_container_output("done", "The container with the new tests in /src")
        )
        agent = dag.llm(max_api_calls=40).with_env(environment).with_prompt(ASSIGNMENT)
        done = agent.env().output("done").as_container()
        # Keep only test files, whatever else the model changed.
        result = source.with_directory(
            ".",
            done.directory("/src"),
            include=["**/*_test.go"],
            exclude=["**/.*", "**/*_test.go/*"],
        )
        # Test again in a container that the model hasn't touched.
        retest = tools.with_directory("/src", result)
        await retest.with_exec(["go", "test", "./..."]).sync()
        return result.changes(source)
