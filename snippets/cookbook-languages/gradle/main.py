from typing import Annotated

import dagger
from dagger import CacheSharingMode, Ignore, dag, function, object_type


@object_type
class Bookshop:
    @function
    def archive(
        self,
        source: Annotated[dagger.Directory, Ignore(["build", ".gradle"])],
    ) -> dagger.File:
        """Run the tests with Gradle, and return the JAR."""
        return (
            dag.container()
            .from_("eclipse-temurin:21-jdk")
            .with_mounted_cache(
                "/root/.gradle",
                dag.cache_volume("bookshop-gradle"),
                sharing=CacheSharingMode.LOCKED,
            )
            .with_workdir("/src")
            .with_directory(".", source)
            # Gradle's daemon would stop with the container, so don't start one.
            .with_exec(["./gradlew", "--no-daemon", "build"])
            .file("build/libs/bookshop-1.0.0.jar")
        )
