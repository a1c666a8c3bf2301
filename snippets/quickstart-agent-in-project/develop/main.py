from typing import Annotated

import dagger
from dagger import DefaultPath, Ignore, dag, function, object_type

PROMPT = """You are a developer of the Go service in the directory project.
Your assignment: $assignment
Change as little as possible, only Go files in the top-level directory, and add a test.
Call test with your changed directory until it passes. Then save it as result."""

Code = Annotated[dagger.Directory, Ignore(["**/.git", "**/.env*"])]
HIDDEN = Ignore(["**/.git", "**/.env*", ".github", ".dagger", "agent"])
Project = Annotated[dagger.Directory, DefaultPath("/"), HIDDEN]


@object_type
class Developer:
    @function
    async def test(self, source: Code) -> str:
        """Run the service's tests and return their output."""
        go = dag.container().from_("golang:1.25-alpine").with_workdir("/src")
        go = go.with_directory("/src", source)
        return await go.with_exec(["go", "test", "-v", "./..."]).combined_output()

    @function
    async def develop(self, assignment: str, source: Project) -> dagger.Changeset:
        """Let a model work on an assignment, and return its changes to the Go files."""
        env = dag.env().with_current_module()
        env = env.with_string_input("assignment", assignment, "what to do")
        env = env.with_directory_input("project", source, "the service as it is")
        env = env.with_directory_output("result", "the assignment done, tests passing")
        llm = dag.llm(max_api_calls=60).with_env(env).with_prompt(PROMPT)
        # Otherwise, the model could start other models, or containers with more privileges.
        llm = llm.with_blocked_function("Developer", "develop")
        llm = llm.with_blocked_function("Directory", "dockerBuild")
        saved = llm.env().output("result").as_directory()
        # Keep only the top-level Go files, whatever else the model saved.
        result = source.with_directory(".", saved, include=["*.go"], exclude=["*/*"])
        await self.test(result)  # Don't take the model's word for it.
        return result.changes(source)
