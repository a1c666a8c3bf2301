package main

import "dagger/bookshop/internal/dagger"

type Bookshop struct{}

// Packages lists a Node.js project's packages in CycloneDX format.
func (m *Bookshop) Packages(source *dagger.Directory) *dagger.File {
	return dag.Container().
		From("node:22-slim").
		WithWorkdir("/src").
		WithFile("package.json", source.File("package.json")).
		WithFile("package-lock.json", source.File("package-lock.json")).
		WithExec([]string{"npm", "sbom", "--package-lock-only", "--sbom-format=cyclonedx"}, dagger.ContainerWithExecOpts{
			RedirectStdout: "/sbom.json",
		}).
		File("/sbom.json")
}
