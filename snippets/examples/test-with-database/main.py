import dagger
from dagger import dag, function, object_type


@object_type
class Bookshop:
    @function
    async def test(self, source: dagger.Directory) -> str:
        """Run the tests against a dedicated PostgreSQL server."""
        database = (
            dag.container()
            .from_("postgres:17-alpine")
            .with_env_variable("POSTGRES_DB", "bookshop")
            # A throwaway server on the engine's own network needs no password.
            .with_env_variable("POSTGRES_HOST_AUTH_METHOD", "trust")
            .with_exposed_port(5432)
            .as_service()
        )
        url = "postgres://postgres@database/bookshop?sslmode=disable"
        return await (
            dag.container()
            .from_("golang:1.25-alpine")
            .with_service_binding("database", database)
            .with_env_variable("DATABASE_URL", url)
            .with_directory("/src", source)
            .with_workdir("/src")
            .with_exec(["go", "test", "-v", "./..."])
            .stdout()
        )
