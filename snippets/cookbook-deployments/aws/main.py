from typing import Annotated

import dagger
from dagger import Doc, dag, function, object_type


@object_type
class Bookshop:
    @function
    async def sync(
        self,
        site: dagger.Directory,
        bucket: str,
        role: Annotated[str, Doc("ARN of the role that trusts the CI system")],
        token: dagger.Secret,
        run: Annotated[
            str,
            Doc("A value that's new for each deployment, such as the CI run number"),
        ],
    ) -> str:
        """Copy a built site to a bucket, using a short-lived token from the CI system."""
        destination = f"s3://{bucket}"
        return await (
            dag.container()
            .from_("amazon/aws-cli:2.31.13")
            # The AWS CLI exchanges the token for credentials on its own.
            .with_mounted_secret("/token", token)
            .with_env_variable("AWS_WEB_IDENTITY_TOKEN_FILE", "/token")
            .with_env_variable("AWS_ROLE_ARN", role)
            .with_mounted_directory("/site", site)
            .with_env_variable("RUN", run)
            .with_exec(["aws", "s3", "sync", "--delete", "/site", destination])
            .stdout()
        )
