import dagger
from dagger import dag, function, object_type


@object_type
class Bookshop:
    @function
    def site(self, pages: dagger.Directory) -> dagger.Service:
        """Serve the shop's pages."""
        return (
            dag.container()
            .from_("nginx:1.29-alpine")
            .with_directory("/usr/share/nginx/html", pages)
            .with_exposed_port(80)
            .as_service()
        )

    @function
    async def check_links(self, pages: dagger.Directory) -> str:
        """Follow all links on the pages, and fail if any is broken."""
        spider = ["wget", "--spider", "--recursive", "--no-verbose", "--execute=robots=off"]
        return await (
            dag.container()
            .from_("alpine:3.22")
            .with_exec(["apk", "add", "--no-cache", "wget"])
            # From here on, commands can reach the server by the name "site".
            .with_service_binding("site", self.site(pages))
            .with_exec([*spider, "http://site/"])
            .stderr()
        )
