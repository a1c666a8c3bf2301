from typing import Annotated

import dagger
from dagger import DefaultPath, Doc, Ignore, dag, function, object_type

HIDDEN = Ignore(["**/.git", "**/.env*"])
WORKSPACE = Doc("The project to change. For a model, the default is its workspace.")
Source = Annotated[dagger.Directory, HIDDEN]
Project = Annotated[dagger.Directory, DefaultPath("/"), HIDDEN, WORKSPACE]


@object_type
class Bookshop:
    @function
    def write_page(self, name: str, text: str, project: Project) -> dagger.Changeset:
        """Add a page to the project's documentation."""
        return project.with_new_file(f"docs/{name}", text).changes(project)

    @function
    def document(self, source: Source) -> dagger.Changeset:
        """Let a model write pages, and keep the Markdown files in docs."""
        env = dag.env().with_workspace(source).with_current_module()
        env = env.with_directory_input("code", source, "the code of the service")
        written = (
            dag.llm(max_api_calls=40)
            .with_env(env)
            # Blocked, because a call to it would start another model.
            .with_blocked_function("Bookshop", "document")
            .with_prompt("Read $code and write a page about each of its HTTP routes.")
            .env().workspace()
        )
        # The model can write anywhere in its workspace, so filter what it wrote.
        return source.with_directory(
            ".",
            written,
            include=["docs/**/*.md"],
            exclude=["**/.*", "**/*.md/*"],
        ).changes(source)
