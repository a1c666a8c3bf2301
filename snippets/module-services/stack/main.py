import dagger
from dagger import CacheSharingMode, dag, function, object_type


@object_type
class Bookshop:
    @function
    def store(self) -> dagger.Service:
        """A database that keeps its rows between runs."""
        return (
            dag.container()
            .from_("postgres:17-alpine")
            .with_env_variable("POSTGRES_HOST_AUTH_METHOD", "trust")
            # Two databases must not write to the same directory, so the second one waits.
            .with_mounted_cache(
                "/var/lib/postgresql/data",
                dag.cache_volume("bookshop-store"),
                sharing=CacheSharingMode.LOCKED,
            )
            .with_exposed_port(5432)
            .as_service(use_entrypoint=True)
        )

    @function
    def dev(self, source: dagger.Directory) -> dagger.Service:
        """Run the shop with its database."""
        url = "postgres://postgres@store/postgres?sslmode=disable"
        return (
            dag.container()
            .from_("golang:1.25-alpine")
            .with_directory("/src", source)
            .with_workdir("/src")
            .with_service_binding("store", self.store())
            .with_env_variable("DATABASE_URL", url)
            .with_exposed_port(8080)
            .as_service(args=["go", "run", "."])
        )
