from typing import Annotated

import dagger
from dagger import DefaultPath, Ignore, dag, function, object_type


@object_type
class Editor:
    source: Annotated[dagger.Directory, DefaultPath("/"), Ignore(["**/.git", "**/.env*"])]

    @function
    async def pages(self) -> list[str]:
        """List the paths of all pages."""
        return await self.source.glob("**/*.md")

    @function
    async def read(self, path: str) -> str:
        """Return the text of a page."""
        return await self.source.file(path).contents()

    @function
    def write(self, path: str, text: str) -> dagger.Changeset:
        """Replace the text of a page."""
        return self.source.with_new_file(path, text).changes(self.source)

    @function
    def proofread(self) -> dagger.Changeset:
        """Let a model correct the spelling of all pages."""
        env = dag.env().with_current_module().with_workspace(self.source)
        llm = dag.llm(max_api_calls=50).with_env(env)
        agent = llm.with_blocked_function("Editor", "proofread").with_prompt(
            "Correct the spelling of all pages. Leave code blocks alone."
        )
        # Keep only Markdown files that aren't hidden.
        workspace = agent.env().workspace()
        return self.source.with_directory(
            ".", workspace, include=["**/*.md"], exclude=["**/.*", "**/*.md/*"]
        ).changes(self.source)
