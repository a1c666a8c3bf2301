import dagger
from dagger import function, object_type


@object_type
class Bookshop:
    @function
    def clean(self, source: dagger.Directory) -> dagger.Directory:
        """Return the project without ignored files or Git's own directory."""
        return source.filter(gitignore=True, exclude=[".git"])
