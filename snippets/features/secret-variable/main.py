import dagger
from dagger import dag, function, object_type


@object_type
class Bookshop:
    @function
    def theme(self, token: dagger.Secret, version: str) -> dagger.File:
        """Download one version of the licensed shop theme."""
        # The container's shell expands the variable, so the arguments that
        # the engine records contain its name, not its value.
        script = (
            "wget -q -O theme.zip "
            '--header="Authorization: Bearer $THEME_TOKEN" '
            '"https://themes.example.com/bookshop-$THEME_VERSION.zip"'
        )
        return (
            dag.container()
            .from_("alpine:3.22")
            .with_workdir("/download")
            .with_env_variable("THEME_VERSION", version)
            .with_secret_variable("THEME_TOKEN", token)
            .with_exec(["sh", "-c", script])
            .file("/download/theme.zip")
        )
