import dagger
from dagger import CacheSharingMode, dag, function, object_type


@object_type
class Bookshop:
    @function
    def catalog(self, seed: dagger.Directory) -> dagger.Service:
        """Start a database that keeps its data after the service stops."""
        return (
            dag.container()
            .from_("postgres:17-alpine")
            .with_env_variable("POSTGRES_HOST_AUTH_METHOD", "trust")
            # A new volume starts with the seed; a different seed gets its own volume.
            .with_mounted_cache(
                "/var/lib/postgresql/data",
                dag.cache_volume("bookshop-catalog"),
                source=seed,
                sharing=CacheSharingMode.LOCKED,
                owner="postgres",
            )
            .with_exposed_port(5432)
            .as_service(use_entrypoint=True)
        )
