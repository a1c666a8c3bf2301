import dagger
from dagger import dag, function, object_type


@object_type
class Bookshop:
    @function
    def from_archive(self, archive: dagger.File) -> dagger.Container:
        """Create a container from a saved image."""
        return dag.container().import_(archive)
