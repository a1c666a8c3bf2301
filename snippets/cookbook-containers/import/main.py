import dagger
from dagger import dag, function, object_type


@object_type
class Bookshop:
    @function
    def from_archive(self, archive: dagger.File) -> dagger.Container:
        """Make a container of a saved image."""
        return dag.container().import_(archive)
