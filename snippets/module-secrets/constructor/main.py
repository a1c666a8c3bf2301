import dagger
from dagger import dag, function, object_type

SCRIPT = """curl --fail --silent --show-error \\
  --header "Authorization: Bearer $TOKEN" \\
  "https://catalog.example.com/titles?year=$0" """


@object_type
class Bookshop:
    # The object only keeps a reference; the value stays with the caller.
    token: dagger.Secret

    @function
    async def titles(self, year: str) -> str:
        """List the titles published in a year."""
        return await self.client().with_exec(["sh", "-c", SCRIPT, year]).stdout()

    # Only containers based on this one have the variable.
    def client(self) -> dagger.Container:
        return (
            dag.container()
            .from_("alpine/curl:8.14.1")
            .with_secret_variable("TOKEN", self.token)
        )
