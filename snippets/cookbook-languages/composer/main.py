from typing import Annotated

import dagger
from dagger import Ignore, dag, function, object_type


@object_type
class Bookshop:
    @function
    async def test(
        self,
        source: Annotated[dagger.Directory, Ignore(["vendor"])],
    ) -> str:
        """Install the locked packages with Composer, and run the tests."""
        composer = dag.container().from_("composer:2.8").file("/usr/bin/composer")
        return await (
            dag.container()
            .from_("php:8.4-cli-alpine")
            .with_file("/usr/local/bin/composer", composer)
            .with_mounted_cache("/root/.composer/cache", dag.cache_volume("bookshop-composer"))
            .with_env_variable("COMPOSER_ALLOW_SUPERUSER", "1")
            .with_workdir("/src")
            .with_directory(".", source)
            .with_exec(["composer", "install"])
            .with_exec(["vendor/bin/phpunit"])
            .stdout()
        )
