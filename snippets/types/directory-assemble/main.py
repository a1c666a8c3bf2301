import dagger
from dagger import dag, function, object_type


@object_type
class Bookshop:
    @function
    def release(
        self, source: dagger.Directory, program: dagger.File, version: str
    ) -> dagger.Directory:
        """Collect only the files that a server needs."""
        return (
            dag.directory()
            .with_file("bookshop", program)
            .with_directory(
                "static",
                source.directory("static"),
                # Without the two asterisks, only top-level files would match.
                exclude=["**/*.map"],
            )
            .with_new_file("VERSION", f"{version}\n")
        )
