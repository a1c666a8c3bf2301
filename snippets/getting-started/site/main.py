import dagger
from dagger import dag, function, object_type

CONVERT = "(cat title.md; echo; cat books.md) | markdown_py > page.html"


@object_type
class Booklist:
    @function
    def page(self, source: dagger.File, title: str = "Bookshop") -> dagger.File:
        """Turn the book list into an HTML page."""
        return (
            dag.container()
            .from_("python:3.13-slim")
            # Keeps pip's downloads for the next time the step below runs.
            .with_mounted_cache("/root/.cache/pip", dag.cache_volume("pip"))
            .with_exec(["pip", "install", "markdown==3.9"])
            .with_workdir("/work")
            .with_new_file("title.md", f"# {title}")
            .with_file("books.md", source)
            # A pipe needs a shell: with_exec starts programs directly.
            .with_exec(["sh", "-c", CONVERT])
            .file("page.html")
        )

    @function
    def site(
        self, source: dagger.File, title: str = "Bookshop"
    ) -> dagger.Container:
        """Add the page to a web server's image."""
        page = self.page(source, title)
        return (
            dag.container()
            .from_("nginx:1.29-alpine")
            .with_file("/usr/share/nginx/html/index.html", page)
            .with_exposed_port(80)
        )
