import dagger
from dagger import dag, function, object_type


@object_type
class Bookshop:
    @function
    async def test(self, source: dagger.Directory, db: dagger.Service) -> str:
        """Run the tests against whichever PostgreSQL server the caller provides."""
        return await (
            dag.container()
            .from_("golang:1.25-alpine")
            .with_service_binding("db", db)
            .with_env_variable("DATABASE_URL", "postgres://postgres@db/postgres?sslmode=disable")
            .with_directory("/src", source)
            .with_workdir("/src")
            .with_exec(["go", "test", "./..."])
            .stdout()
        )

    @function
    def database(self) -> dagger.Service:
        """Start an empty server for one session."""
        return (
            dag.container()
            .from_("postgres:17-alpine")
            # It needs no password: it only holds test data and ends with the session.
            .with_env_variable("POSTGRES_HOST_AUTH_METHOD", "trust")
            .with_exposed_port(5432)
            .as_service()
        )
