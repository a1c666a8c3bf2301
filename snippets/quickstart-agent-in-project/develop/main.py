from typing import Annotated

import dagger
from dagger import DefaultPath, Ignore, dag, function, object_type

PROMPT = """You are a developer of the Go service in the directory project.
Your assignment: $assignment
Read the code first. Change as little as possible, and add a test for it.
Call test with your changed directory until it passes. Then save it as result."""

SKIPPED = Ignore([".env", ".git", ".dagger", "agent"])
Source = Annotated[dagger.Directory, DefaultPath("/"), SKIPPED]


async def run_tests(source: dagger.Directory) -> str:
    tools = dag.container().from_("golang:1.25-alpine")
    workshop = tools.with_directory("/src", source).with_workdir("/src")
    return await workshop.with_exec(["go", "test", "-v", "./..."]).stdout()


@object_type
class Developer:
    @function
    async def test(self, source: dagger.Directory) -> str:
        """Run the tests of the service and return their output."""
        return await run_tests(source)

    @function
    async def develop(self, assignment: str, source: Source) -> dagger.Changeset:
        """Let a model work on an assignment and return its changes."""
        env = dag.env().with_current_module()
        env = env.with_string_input("assignment", assignment, "what to do")
        env = env.with_directory_input("project", source, "the service as it is")
        env = env.with_directory_output("result", "the assignment done, tests passing")
        # Otherwise the model could hand its work to another model, and so on.
        llm = dag.llm(max_api_calls=60).with_env(env)
        llm = llm.with_blocked_function("Developer", "develop")
        result = llm.with_prompt(PROMPT).env().output("result").as_directory()
        await run_tests(result)  # The model says it passes. This makes sure.
        return result.changes(source)
