import dagger
from dagger import CacheSharingMode, dag, function, object_type


@object_type
class Bookshop:
    @function
    def shop(self, source: dagger.Directory) -> dagger.Service:
        """Serve the shop with its database, as the Compose file did."""
        database = (
            dag.container()
            .from_("postgres:17-alpine")
            .with_env_variable("POSTGRES_HOST_AUTH_METHOD", "trust")
            .with_mounted_cache(
                "/var/lib/postgresql/data",
                dag.cache_volume("bookshop-database"),
                sharing=CacheSharingMode.LOCKED,
            )
            .with_exposed_port(5432)
            .as_service(use_entrypoint=True)
        )
        return (
            source
            .docker_build()
            # The service's name in the Compose file becomes its host name.
            .with_service_binding("db", database)
            .with_env_variable("DATABASE_URL", "postgres://postgres@db/postgres?sslmode=disable")
            .with_exposed_port(8080)
            .as_service(use_entrypoint=True)
        )
