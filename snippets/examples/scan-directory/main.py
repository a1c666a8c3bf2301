import dagger
from dagger import dag, function, object_type


@object_type
class Bookshop:
    @function
    def scan(
        self, source: dagger.Directory, severity: str = "HIGH,CRITICAL"
    ) -> dagger.File:
        """Report known vulnerabilities and committed secrets as JSON."""
        command = ["trivy", "filesystem", "--scanners=vuln,secret"]
        command += [f"--severity={severity}", "--format=json", "--output=/report.json"]
        return (
            dag.container()
            .from_("aquasec/trivy:0.67.2")
            # The vulnerability database is large, so it's kept between runs.
            .with_mounted_cache("/root/.cache/trivy", dag.cache_volume("trivy"))
            .with_directory("/src", source)
            .with_exec([*command, "/src"])
            .file("/report.json")
        )
