import dagger
from dagger import dag, function, object_type


@object_type
class Bookshop:
    @function
    def store(self, password: dagger.Secret) -> dagger.Service:
        """Run the shop's database, protected by a password."""
        return (
            dag.container()
            .from_("postgres:17-alpine")
            .with_secret_variable("POSTGRES_PASSWORD", password)
            .with_exposed_port(5432)
            .as_service()
        )

    @function
    async def databases(self, password: dagger.Secret) -> str:
        """List the databases in the store."""
        return await (
            dag.container()
            .from_("postgres:17-alpine")
            .with_service_binding("store", self.store(password))
            # The client needs the secret too: a binding doesn't pass it on.
            .with_secret_variable("PGPASSWORD", password)
            .with_exec(["psql", "--host=store", "--username=postgres", "--list"])
            .stdout()
        )
