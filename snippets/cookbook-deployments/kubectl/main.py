from typing import Annotated

import dagger
from dagger import Doc, dag, function, object_type


@object_type
class Bookshop:
    @function
    async def apply(
        self,
        manifests: dagger.Directory,
        kubeconfig: dagger.Secret,
        run: Annotated[
            str,
            Doc("A value that's new for each deployment, such as the CI run number"),
        ],
    ) -> str:
        """Apply manifests to a cluster, and wait until the new version runs."""
        return await (
            dag.container()
            .from_("alpine/k8s:1.34.1")
            .with_mounted_secret("/root/.kube/config", kubeconfig)
            .with_mounted_directory("/manifests", manifests)
            # Without a new value, the engine would reuse the result of an unchanged command.
            .with_env_variable("RUN", run)
            .with_exec(["kubectl", "apply", "--filename=/manifests"])
            .with_exec([
                "kubectl",
                "rollout",
                "status",
                "deployment/bookshop",
                "--timeout=2m",
            ])
            .stdout()
        )
