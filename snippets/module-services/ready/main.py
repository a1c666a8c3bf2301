import dagger
from dagger import dag, function, object_type


@object_type
class Bookshop:
    @function
    async def test(self, source: dagger.Directory, db: dagger.Service) -> str:
        """Wait until the database answers queries, then run the tests."""
        # The port opens before the database is ready. Waiting and testing
        # share one command, so the database keeps running in between.
        script = "until pg_isready --host=db; do sleep 1; done && go test ./..."
        return await (
            dag.container()
            .from_("golang:1.25-alpine")
            .with_exec(["apk", "add", "--no-cache", "postgresql17-client"])
            .with_service_binding("db", db)
            .with_directory("/src", source)
            .with_workdir("/src")
            .with_exec(["sh", "-c", script])
            .stdout()
        )
