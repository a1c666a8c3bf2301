from typing import Annotated

import dagger
from dagger import CacheSharingMode, Doc, dag, function, object_type


@object_type
class Bookshop:
    @function
    async def scan(
        self,
        image: dagger.Container,
        day: Annotated[
            str,
            Doc("Today's date, so each day's scan uses new vulnerability data"),
        ],
        severity: str = "HIGH,CRITICAL",
    ) -> str:
        """Fail if an image has known vulnerabilities that can be fixed."""
        return await (
            dag.container()
            .from_("aquasec/trivy:0.67.2")
            .with_mounted_cache(
                "/root/.cache/trivy",
                dag.cache_volume("trivy"),
                sharing=CacheSharingMode.LOCKED,
            )
            .with_mounted_file("/image.tar", image.as_tarball())
            .with_env_variable("DAY", day)
            .with_env_variable("TRIVY_SEVERITY", severity)
            .with_exec([
                "trivy",
                "image",
                "--input=/image.tar",
                "--ignore-unfixed",
                "--exit-code=1",
            ])
            .stdout()
        )
