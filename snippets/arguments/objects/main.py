from typing import Annotated

import dagger
from dagger import Doc, dag, function, object_type


@object_type
class Bookshop:
    @function
    async def migrate(
        self,
        source: dagger.Directory,
        database: dagger.Service,
        password: dagger.Secret,
        base: Annotated[
            dagger.Container | None, Doc("Image that contains the compiler.")
        ] = None,
    ) -> str:
        """Run the shop's database migrations."""
        # An object can't be a default value, so the code creates it here.
        if base is None:
            base = dag.container().from_("golang:1.25-alpine")
        return await (
            base.with_directory("/src", source)
            .with_workdir("/src")
            # The program reaches the database by this name, wherever the database runs.
            .with_service_binding("database", database)
            .with_secret_variable("DATABASE_PASSWORD", password)
            .with_exec(["go", "run", "./migrate", "--host=database"])
            .stdout()
        )
