import dagger
from dagger import dag, function, object_type


@object_type
class Bookshop:
    @function
    async def whoami(self, token: dagger.Secret) -> str:
        """Ask GitHub who the token belongs to."""
        # $(…) drops the newline that a secret from a file or a command may end with.
        script = 'wget -qO- --header="Authorization: Bearer $(printenv GITHUB_TOKEN)" "$0"'
        return await (
            dag.container()
            .from_("alpine:3.22")
            .with_secret_variable("GITHUB_TOKEN", token)
            .with_exec(["sh", "-c", script, "https://api.github.com/user"])
            .stdout()
        )
