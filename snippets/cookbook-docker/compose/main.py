import dagger
from dagger import CacheSharingMode, dag, function, object_type


@object_type
class Bookshop:
    @function
    async def compose_test(self, source: dagger.Directory) -> str:
        """Start the Compose file, and run the service named tests."""
        docker = (
            dag.container()
            .from_("docker:28-dind")
            # Keeps images between runs. Only one daemon at a time may use the directory.
            .with_mounted_cache(
                "/var/lib/docker",
                dag.cache_volume("bookshop-docker"),
                sharing=CacheSharingMode.LOCKED,
            )
            .with_exposed_port(2375)
            .as_service(
                args=["dockerd", "--host=tcp://0.0.0.0:2375", "--tls=false"],
                use_entrypoint=True,
                insecure_root_capabilities=True,
            )
        )
        return await (
            dag.container()
            .from_("docker:28-cli")
            .with_directory("/src", source)
            .with_workdir("/src")
            .with_service_binding("docker", docker)
            .with_env_variable("DOCKER_HOST", "tcp://docker:2375")
            # Build and run in one command, so the daemon doesn't stop in between.
            .with_exec(["docker", "compose", "run", "--build", "--rm", "tests"])
            .stdout()
        )
