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
        run: Annotated[str, Doc("Any text; a new value queries again")],
    ) -> str:
        """Query a database that runs outside Dagger."""
        return await (
            dag.container()
            .from_("postgres:17-alpine")
            .with_service_binding("db", db)
            .with_secret_variable("PGPASSWORD", password)
            # The rows aren't an input of the command, so a changing value has to be.
            .with_env_variable("RUN", run)
            .with_exec(["psql", "--host=db", "--username=postgres", f"--command={sql}"])
            .stdout()
        )
