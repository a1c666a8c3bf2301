from typing import Annotated

import dagger
from dagger import Doc, function, object_type


@object_type
class Bookshop:
    @function
    def from_other_dockerfile(
        self,
        context: Annotated[dagger.Directory, Doc("Files that the Dockerfile copies from")],
        dockerfile: dagger.File,
    ) -> dagger.Container:
        """Build a directory with a Dockerfile from elsewhere."""
        return (
            # Under a name of its own, it replaces nothing that is there.
            context.with_file("other.Dockerfile", dockerfile)
            .docker_build(dockerfile="other.Dockerfile")
        )
