import dagger
from dagger import dag, function, object_type


@object_type
class Bookshop:
    @function
    def write_tool(self, assignment: str) -> dagger.File:
        """Let a model write a small program, then test and build it."""
        go = dag.container().from_("golang:1.25-alpine").with_workdir("/src")
        workshop = go.with_exec(["go", "mod", "init", "shoptool"])
        env = (
            dag.env()
            .with_string_input("assignment", assignment, "what the program has to do")
            .with_container_input("workshop", workshop, "Go and an empty module in /src")
            .with_container_output("done", "the workshop with program and tests")
        )
        rules = "Use standard packages only. Test until go vet and go test pass."
        agent = (
            dag.llm(max_api_calls=60)
            .with_env(env)
            .with_prompt("Write a Go program and its tests in $workshop: $assignment")
            .with_prompt(rules)
            .with_prompt("Then save the container as done.")
        )
        done = agent.env().output("done").as_container()

        # Take only the source from the model's container, and test and build it in the original.
        return (
            workshop.with_directory("/src", done.directory("/src"))
            .with_exec(["go", "vet", "./..."])
            .with_exec(["go", "test", "./..."])
            .with_exec(["go", "build", "-o", "/out/tool", "."])
            .file("/out/tool")
        )
