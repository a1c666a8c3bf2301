import dagger
from dagger import CacheSharingMode, dag, function, object_type


@object_type
class Bookshop:
    @function
    async def integration_test(self, source: dagger.Directory) -> str:
        """Run tests that start containers of their own with Testcontainers."""
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
            .from_("maven:3.9.9-eclipse-temurin-21-alpine")
            .with_mounted_cache("/root/.m2", dag.cache_volume("bookshop-maven"))
            .with_directory("/src", source)
            .with_workdir("/src")
            .with_service_binding("docker", docker)
            .with_env_variable("DOCKER_HOST", "tcp://docker:2375")
            .with_exec(["mvn", "--batch-mode", "verify"])
            .stdout()
        )
