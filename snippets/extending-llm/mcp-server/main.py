from typing import Annotated

import dagger
from dagger import Ignore, dag, function, object_type

Source = Annotated[dagger.Directory, Ignore(["**/.git", "**/.env*"])]


@object_type
class Bookshop:
    @function
    async def explain(self, source: Source, question: str) -> str:
        """Answer a question about the code, using the Go language server."""
        gopls = (
            dag.container()
            .from_("golang:1.25-alpine")
            .with_exec(["go", "install", "golang.org/x/tools/gopls@v0.20.0"])
            # Read-only tools see this copy; tools that may write see the workspace.
            .with_directory("/src", source)
            .with_workdir("/src")
            .with_default_args(["gopls", "mcp"])
            .as_service()
        )
        env = (
            dag.env()
            .with_workspace(source)
            .with_string_input("question", question, "a question about the Go code")
        )
        return await (
            dag.llm(max_api_calls=20)
            .with_env(env)
            .with_mcp_server("gopls", gopls)
            .with_prompt("Use your tools to answer in at most five sentences: $question")
            .last_reply()
        )
