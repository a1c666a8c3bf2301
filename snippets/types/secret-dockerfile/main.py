import dagger
from dagger import dag, function, object_type


@object_type
class Bookshop:
    @function
    async def image(
        self, source: dagger.Directory, token: dagger.Secret
    ) -> dagger.Container:
        """Build the shop's Dockerfile, which downloads a licensed theme."""
        # The Dockerfile finds secrets by name, and only secrets set in code have names.
        named = dag.set_secret("theme-token", await token.plaintext())

        return source.docker_build(secrets=[named])
