from typing import Annotated

import dagger
from dagger import Ignore, dag, function, object_type

Source = Annotated[dagger.Directory, Ignore(["**/.git", "**/.env*"])]


@object_type
class Bookshop:
    @function
    def repair(self, source: Source, problem: str) -> dagger.Changeset:
        """Let a model fix a problem and return its changes for review."""
        workshop = (
            dag.container()
            .from_("golang:1.25-alpine")
            .with_directory("/src", source)
            .with_workdir("/src")
        )
        # The model gets the problem's description and a container with a copy of the source.
        env = (
            dag.env()
            .with_string_input("problem", problem, "what's wrong with the service")
            .with_container_input("workshop", workshop, "Go and the service's source in /src")
            .with_container_output("repaired", "the workshop with the fix and passing tests")
        )
        agent = (
            dag.llm(max_api_calls=40)
            .with_env(env)
            .with_prompt("Fix this problem in the Go service: $problem")
            .with_prompt("Run go test after each change and save what passes.")
        )
        repaired = agent.env().output("repaired").as_container().directory("/src")
        # Keep only the top-level Go files. This function doesn't test them itself.
        return source.with_directory(
            ".", repaired, include=["*.go"], exclude=["*/*"]
        ).changes(source)
