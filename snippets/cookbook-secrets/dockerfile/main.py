import dagger
from dagger import dag, function, object_type


@object_type
class Bookshop:
    @function
    async def image(self, source: dagger.Directory, netrc: dagger.Secret) -> dagger.Container:
        """Build the Dockerfile of the shop, whose Go modules need a login."""
        # The name is what the Dockerfile calls "id".
        login = dag.set_secret("netrc", await netrc.plaintext())
        return source.docker_build(secrets=[login])
