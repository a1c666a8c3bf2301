from typing import Annotated

import dagger
from dagger import Doc, function, object_type


@object_type
class Bookshop:
    @function
    def from_other_dockerfile(
        self,
        context: Annotated[dagger.Directory, Doc("Files that the Dockerfile can copy")],
        dockerfile: dagger.File,
    ) -> dagger.Container:
        """Build a directory with a Dockerfile that's kept elsewhere."""
        return (
            # A unique name keeps it from overwriting the project's own Dockerfile.
            context.with_file("other.Dockerfile", dockerfile)
            .docker_build(dockerfile="other.Dockerfile")
        )
