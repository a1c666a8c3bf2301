from typing import Annotated

import dagger
from dagger import Doc, dag, function, object_type


@object_type
class Bookshop:
    @function
    async def integration_test(
        self,
        source: Annotated[dagger.Directory, Doc("Files of the project")],
        database: Annotated[dagger.Service, Doc("Database that the tests talk to")],
        password: Annotated[dagger.Secret, Doc("Password of that database")],
    ) -> str:
        """Reach three things of the caller's machine: these arguments."""
        return await (
            dag.container()
            .from_("golang:1.25-alpine")
            .with_directory("/src", source)
            .with_workdir("/src")
            # In this container the service is called "database", wherever it runs.
            .with_service_binding("database", database)
            .with_secret_variable("DATABASE_PASSWORD", password)
            .with_exec(["go", "test", "-tags=integration", "./..."])
            .stdout()
        )
