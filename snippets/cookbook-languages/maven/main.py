from typing import Annotated

import dagger
from dagger import Ignore, dag, function, object_type


@object_type
class Bookshop:
    @function
    def archive(
        self,
        source: Annotated[dagger.Directory, Ignore(["target"])],
    ) -> dagger.File:
        """Run the tests with Maven, and return the JAR."""
        return (
            dag.container()
            .from_("maven:3.9.9-eclipse-temurin-21-alpine")
            .with_mounted_cache("/root/.m2", dag.cache_volume("bookshop-maven"))
            .with_workdir("/src")
            .with_directory(".", source)
            .with_exec(["mvn", "--batch-mode", "--no-transfer-progress", "verify"])
            .file("target/bookshop-1.0.0.jar")
        )
