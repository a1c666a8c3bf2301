package main

import "dagger/bookshop/internal/dagger"

type Bookshop struct{}

// Scan reports known vulnerabilities and committed secrets as JSON.
func (m *Bookshop) Scan(
	source *dagger.Directory,
	// Severities to report
	// +default="HIGH,CRITICAL"
	severity string,
) *dagger.File {
	return dag.Container().
		From("aquasec/trivy:0.67.2").
		// The vulnerability database is large, so it's kept between runs.
		WithMountedCache("/root/.cache/trivy", dag.CacheVolume("trivy")).
		WithDirectory("/src", source).
		WithExec([]string{
			"trivy", "filesystem", "--scanners=vuln,secret", "--severity=" + severity,
			"--format=json", "--output=/report.json", "/src",
		}).
		File("/report.json")
}
