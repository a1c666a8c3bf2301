import dagger
from dagger import dag, function, object_type


@object_type
class Bookshop:
    @function
    async def sign(
        self,
        address: str,
        registry_login: dagger.Secret,
        key: dagger.Secret,
        password: dagger.Secret,
    ) -> str:
        """Sign a published image with a private key."""
        cosign = (
            dag.container()
            .from_("ghcr.io/sigstore/cosign/cosign:v2.6.0")
            .file("/ko-app/cosign")
        )
        return await (
            dag.container()
            .from_("alpine:3.22")
            .with_file("/usr/local/bin/cosign", cosign)
            .with_mounted_secret("/root/.docker/config.json", registry_login)
            .with_secret_variable("COSIGN_PRIVATE_KEY", key)
            .with_secret_variable("COSIGN_PASSWORD", password)
            .with_exec([
                "cosign",
                "sign",
                "--yes",
                "--key=env://COSIGN_PRIVATE_KEY",
                address,
            ])
            .stdout()
        )
