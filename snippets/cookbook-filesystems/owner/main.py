import dagger
from dagger import dag, function, object_type


@object_type
class Bookshop:
    @function
    def server(self, program: dagger.File, catalog: dagger.Directory) -> dagger.Container:
        """Return an image in which the server's user owns the catalog."""
        return (
            dag.container()
            .from_("alpine:3.22")
            .with_directory("/srv/catalog", catalog, owner="nobody")
            .with_file("/usr/local/bin/bookshop", program, permissions=0o755)
            .with_user("nobody")
            .with_default_args(["bookshop"])
        )
