from typing import Annotated

import dagger
from dagger import Doc, dag, function, object_type


@object_type
class Bookshop:
    @function
    async def upgrade(
        self,
        chart: dagger.Directory,
        kubeconfig: dagger.Secret,
        tag: str,
        run: Annotated[
            str,
            Doc("A value that's new for each deployment, such as the CI run number"),
        ],
    ) -> str:
        """Install or upgrade a release of a chart, and wait until it runs."""
        setting = f"--set-string=image.tag={tag}"
        return await (
            dag.container()
            .from_("alpine/k8s:1.34.1")
            .with_mounted_secret("/root/.kube/config", kubeconfig)
            .with_mounted_directory("/chart", chart)
            .with_env_variable("RUN", run)
            .with_exec([
                "helm",
                "upgrade",
                "bookshop",
                "/chart",
                "--install",
                "--atomic",
                "--timeout=2m",
                setting,
            ])
            .stdout()
        )
