from typing import Annotated

import dagger
from dagger import Ignore, dag, function, object_type


@object_type
class Bookshop:
    @function
    async def assets(
        self,
        source: Annotated[dagger.Directory, Ignore(["node_modules"])],
        token: dagger.Secret,
    ) -> dagger.Directory:
        """Install the storefront's packages from a private registry."""
        value = await token.plaintext()
        # The text around the token isn't secret, but the file as a whole is.
        npmrc = dag.set_secret(
            "bookshop-npmrc", f"//npm.example.com/:_authToken={value}\n"
        )

        return (
            dag.container()
            .from_("node:22-slim")
            .with_mounted_secret("/root/.npmrc", npmrc)
            .with_directory("/src", source)
            .with_workdir("/src")
            .with_exec(["npm", "ci"])
            .directory("node_modules")
        )
