import dagger
from dagger import dag, function, object_type


@object_type
class Booklist:
    @function
    async def check(self, site: dagger.Service) -> str:
        """Request the page from a running site."""
        return await (
            dag.wolfi()
            .container(packages=["curl"])
            .with_service_binding("site", site)
            .with_exec(["curl", "--fail", "--silent", "http://site"])
            .stdout()
        )
