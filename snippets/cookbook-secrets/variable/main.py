import dagger
from dagger import dag, function, object_type


@object_type
class Bookshop:
    @function
    async def whoami(self, token: dagger.Secret) -> str:
        """Ask GitHub whose token this is."""
        # $(…) cuts off the line break that values from files and commands often end with.
        script = 'wget -q -O- --header="Authorization: Bearer $(printf %s "$GITHUB_TOKEN")" "$0"'
        return await (
            dag.container()
            .from_("alpine:3.22")
            .with_secret_variable("GITHUB_TOKEN", token)
            .with_exec(["sh", "-c", script, "https://api.github.com/user"])
            .stdout()
        )
