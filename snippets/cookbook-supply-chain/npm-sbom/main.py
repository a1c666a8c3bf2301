import dagger
from dagger import dag, function, object_type


@object_type
class Bookshop:
    @function
    def packages(self, source: dagger.Directory) -> dagger.File:
        """List a Node.js project's packages in CycloneDX format."""
        return (
            dag.container()
            .from_("node:22-slim")
            .with_workdir("/src")
            .with_file("package.json", source.file("package.json"))
            .with_file("package-lock.json", source.file("package-lock.json"))
            .with_exec(
                [
                "npm",
                "sbom",
                "--package-lock-only",
                "--sbom-format=cyclonedx",
            ],
                redirect_stdout="/sbom.json",
            )
            .file("/sbom.json")
        )
