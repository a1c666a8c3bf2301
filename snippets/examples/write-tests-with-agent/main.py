import dagger
from dagger import dag, function, object_type

ASSIGNMENT = """You are in $sandbox, a container with a Go service in /src.
Write tests for HTTP handlers that have none. Change only files named *_test.go.
Run go test ./... until it passes, then save the container as done."""


@object_type
class Bookshop:
    @function
    def write_tests(self, source: dagger.Directory) -> dagger.Changeset:
        """Let a model add tests and return its edits for review."""
        sandbox = (
            dag.container()
            .from_("golang:1.25-alpine")
            .with_directory("/src", source)
            .with_workdir("/src")
        )
        # The model gets these two names and no others: no host, no secrets.
        environment = (
            dag.env()
            .with_container_input("sandbox", sandbox, "The service in /src, with Go")
            .with_container_output("done", "The container with the new tests in /src")
        )
        agent = dag.llm(max_api_calls=40).with_env(environment).with_prompt(ASSIGNMENT)
        done = agent.env().output("done").as_container()
        # Test again in a container that the model has not touched.
        return (
            sandbox.with_directory("/src", done.directory("/src"))
            .with_exec(["go", "test", "./..."])
            .directory("/src")
            .changes(source)
        )
