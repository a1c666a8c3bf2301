import dagger
from dagger import dag, function, object_type


@object_type
class Bookshop:
    @function
    async def from_dockerfile_with_secret(
        self, source: dagger.Directory, token: dagger.Secret
    ) -> dagger.Container:
        """Build a Dockerfile that mounts the secret "npm-token"."""
        # The Dockerfile asks by name, and a secret from the caller has none.
        named = dag.set_secret("npm-token", await token.plaintext())
        return source.docker_build(secrets=[named])
