import dagger
from dagger import CacheSharingMode, dag, function, object_type


@object_type
class Bookshop:
    @function
    def sbom(self, image: dagger.Container) -> dagger.File:
        """List everything that an image holds, in the CycloneDX format."""
        return (
            dag.container()
            .from_("aquasec/trivy:0.67.2")
            .with_mounted_cache(
                "/root/.cache/trivy",
                dag.cache_volume("trivy"),
                sharing=CacheSharingMode.LOCKED,
            )
            .with_mounted_file("/image.tar", image.as_tarball())
            .with_exec([
                "trivy",
                "image",
                "--input=/image.tar",
                "--format=cyclonedx",
                "--output=/sbom.json",
            ])
            .file("/sbom.json")
        )
