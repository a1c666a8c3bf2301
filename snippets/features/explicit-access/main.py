from typing import Annotated

import dagger
from dagger import Doc, dag, function, object_type


@object_type
class Bookshop:
    @function
    async def integration_test(
        self,
        source: Annotated[dagger.Directory, Doc("The project's files")],
        database: Annotated[dagger.Service, Doc("Database to run the tests against")],
        password: Annotated[dagger.Secret, Doc("Password for that database")],
    ) -> str:
        """Run the tests with files, a database, and a password from the caller."""
        return await (
            dag.container()
            .from_("golang:1.25-alpine")
            .with_directory("/src", source)
            .with_workdir("/src")
            # The container reaches the service as "database", wherever it runs.
            .with_service_binding("database", database)
            .with_secret_variable("DATABASE_PASSWORD", password)
            .with_exec(["go", "test", "-tags=integration", "./..."])
            .stdout()
        )
