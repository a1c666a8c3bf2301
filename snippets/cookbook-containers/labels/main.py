import dagger
from dagger import dag, function, object_type


@object_type
class Bookshop:
    @function
    def labeled(self, version: str) -> dagger.Container:
        """Label the image with its version, a title, and a description."""
        return (
            dag.container()
            .from_("nginx:1.29-alpine")
            # In the image's configuration, where "docker inspect" shows them.
            .with_label("org.opencontainers.image.version", version)
            .with_label("org.opencontainers.image.title", "Bookshop")
            # In the manifest, where registries read them without a pull.
            .with_annotation("org.opencontainers.image.version", version)
            .with_annotation("org.opencontainers.image.description", "A small shop for books")
        )
