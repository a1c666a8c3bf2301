from typing import Annotated

import dagger
from dagger import Doc, function, object_type


@object_type
class Bookshop:
    @function
    def from_dockerfile(
        self,
        source: dagger.Directory,
        go_version: Annotated[str, Doc("Value of the build argument GO_VERSION")] = "1.25",
        stage: Annotated[str, Doc("Stage to stop at; the last one by default")] = "",
    ) -> dagger.Container:
        """Build one stage of the project's Dockerfile."""
        return source.docker_build(
            build_args=[dagger.BuildArg(name="GO_VERSION", value=go_version)],
            target=stage,
        )
