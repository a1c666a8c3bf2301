from typing import Annotated

import dagger
from dagger import Doc, dag, function, object_type


@object_type
class Bookshop:
    @function
    async def query(
        self,
        db: dagger.Service,
        password: dagger.Secret,
        sql: str,
        run: Annotated[str, Doc("Any text; a new value repeats the query")],
    ) -> str:
        """Query a database that runs outside Dagger."""
        return await (
            dag.container()
            .from_("postgres:17-alpine")
            .with_service_binding("db", db)
            .with_secret_variable("PGPASSWORD", password)
            # The engine can't see whether rows changed, so only a new value repeats the query.
            .with_env_variable("RUN", run)
            .with_exec(["psql", "--host=db", "--username=postgres", f"--command={sql}"])
            .stdout()
        )
