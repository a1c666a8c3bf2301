import dagger
from dagger import function, object_type


@object_type
class Bookshop:
    @function
    def bump(self, source: dagger.Directory, version: str) -> dagger.Changeset:
        """Write a version number into the source code."""
        # Fails unless the text occurs exactly once, so nothing else can change.
        edited = source.file("main.go").with_replaced(
            'version = "dev"', f'version = "{version}"'
        )

        return source.with_file("main.go", edited).changes(source)
