import dagger
from dagger import dag, function, object_type


@object_type
class Bookshop:
    @function
    def inspect(self, files: dagger.Directory) -> dagger.Container:
        """Put some files into a container with tools for inspecting them."""
        return (
            dag.container()
            .from_("alpine:3.22")
            .with_exec(["apk", "add", "--no-cache", "bash", "jq", "ripgrep", "tree"])
            .with_mounted_directory("/files", files)
            .with_workdir("/files")
            # Terminals in this container start bash instead of sh.
            .with_default_terminal_cmd(["bash"])
        )
