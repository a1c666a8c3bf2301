import dagger
from dagger import dag, function, object_type


@object_type
class Bookshop:
    @function
    def repair(self, source: dagger.Directory, problem: str) -> dagger.Changeset:
        """Let a model fix a problem and return its changes for review."""
        workshop = (
            dag.container()
            .from_("golang:1.25-alpine")
            .with_directory("/src", source)
            .with_workdir("/src")
        )
        # Of your project, the model reaches what stands here and nothing else.
        env = (
            dag.env()
            .with_string_input("problem", problem, "what is wrong with the shop")
            .with_container_input("workshop", workshop, "Go and the source in /src")
            .with_container_output("repaired", "the workshop once the tests pass")
        )
        return (
            dag.llm(max_api_calls=40)
            .with_env(env)
            .with_prompt("Fix this problem in the Go service: $problem")
            .with_prompt("Run go test after each change and save what passes.")
            .env()
            .output("repaired")
            .as_container()
            .directory("/src")
            .changes(source)
        )
