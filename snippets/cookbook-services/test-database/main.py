import dagger
from dagger import dag, function, object_type


@object_type
class Bookshop:
    @function
    async def test(self, source: dagger.Directory) -> str:
        """Run the tests against a database filled from testdata/sql."""
        database = (
            dag.container()
            .from_("postgres:17-alpine")
            .with_env_variable("POSTGRES_HOST_AUTH_METHOD", "trust")
            # On its first start, the database runs these scripts in alphabetical order.
            .with_directory("/docker-entrypoint-initdb.d", source.directory("testdata/sql"))
            .with_exposed_port(5432)
            .as_service()
        )
        url = "postgres://postgres@database/postgres?sslmode=disable"
        return await (
            dag.container()
            .from_("golang:1.25-alpine")
            .with_directory("/src", source)
            .with_workdir("/src")
            .with_service_binding("database", database)
            .with_env_variable("DATABASE_URL", url)
            .with_exec(["go", "test", "./..."])
            .stdout()
        )
