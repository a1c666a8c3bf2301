import dagger
from dagger import dag, function, object_type


@object_type
class Booklist:
    @function
    def page(self, source: dagger.File) -> dagger.File:
        """Turn the book list into an HTML page."""
        return (
            dag.container()
            .from_("python:3.13-slim")
            # Runs before the list is added, so this step stays cached when the list changes.
            .with_exec(["pip", "install", "markdown==3.9"])
            .with_workdir("/work")
            .with_file("books.md", source)
            .with_exec(["markdown_py", "--file=page.html", "books.md"])
            .file("page.html")
        )
