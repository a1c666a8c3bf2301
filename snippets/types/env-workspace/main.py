from typing import Annotated

import dagger
from dagger import DefaultPath, Doc, dag, function, object_type


@object_type
class Bookshop:
    @function
    def write_page(
        self,
        name: str,
        text: str,
        project: Annotated[
            dagger.Directory,
            DefaultPath("/"),
            Doc("For a model, the workspace as it is at that moment"),
        ],
    ) -> dagger.Changeset:
        """Add a page to the documentation of the project."""
        return project.with_new_file(f"docs/{name}", text).changes(project)

    @function
    def document(self, source: dagger.Directory) -> dagger.Changeset:
        """Let a model write documentation, and nothing but documentation."""
        env = (
            dag.env()
            .with_workspace(source)
            .with_current_module()
            .with_directory_input("code", source, "the code of the service")
        )
        return (
            dag.llm(max_api_calls=40)
            .with_env(env)
            # Otherwise the model could start models of its own.
            .with_blocked_function("Bookshop", "document")
            .with_prompt("Read $code and write a page about each HTTP route of it.")
            .env().workspace().changes(source)
        )
