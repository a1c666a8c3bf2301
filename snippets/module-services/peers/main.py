import dagger
from dagger import dag, function, object_type


def shop(image: dagger.Container, peer: str) -> dagger.Service:
    return (
        image.with_env_variable("PEER", peer)
        .with_exposed_port(8080)
        .as_service(args=["/bin/bookshop"])
    )


@object_type
class Bookshop:
    @function
    async def peers(self, image: dagger.Container) -> str:
        """Start two shops that ask each other for books, and read from one."""
        north = shop(image, "http://south:8080").with_hostname("north")
        south = shop(image, "http://north:8080").with_hostname("south")

        # Neither shop binds the other, so both are started explicitly.
        for service in (north, south):
            await service.start()
        return await (
            dag.container()
            .from_("alpine:3.22")
            .with_service_binding("shop", north)
            .with_exec(["wget", "-q", "-O-", "http://shop:8080/books"])
            .stdout()
        )
