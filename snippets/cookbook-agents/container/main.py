import dagger
from dagger import dag, function, object_type


@object_type
class Bookshop:
    @function
    def toolbox(self, task: str) -> dagger.Container:
        """Let a model install the packages that a task needs."""
        base = dag.container().from_("alpine:3.22")
        env = (
            dag.env()
            .with_string_input("task", task, "what somebody wants to do with the tools")
            .with_container_input("base", base, "plain Alpine")
            .with_container_output("toolbox", "the base with the tools installed")
        )
        return (
            dag.llm(max_api_calls=20)
            .with_env(env)
            .with_prompt("Start from $base and install what is needed to: $task")
            .with_prompt("Run each tool once as a test. Then save the container.")
            .env()
            .output("toolbox")
            .as_container()
        )
