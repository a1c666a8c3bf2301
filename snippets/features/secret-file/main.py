import dagger
from dagger import dag, function, object_type


@object_type
class Bookshop:
    @function
    def build(self, source: dagger.Directory, netrc: dagger.Secret) -> dagger.File:
        """Compile the shop, whose private Go modules need a login."""
        return (
            dag.container()
            .from_("golang:1.25-bookworm")
            # Git looks for credentials here. The file exists only while a command runs.
            .with_mounted_secret("/root/.netrc", netrc)
            .with_env_variable("GOPRIVATE", "git.example.com")
            .with_directory("/src", source)
            .with_workdir("/src")
            .with_exec(["go", "build", "-o", "/out/bookshop", "."])
            .file("/out/bookshop")
        )
