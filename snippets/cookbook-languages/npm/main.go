package main

import "dagger/bookshop/internal/dagger"

type Bookshop struct{}

// BuildSite installs the locked packages, runs the tests, and returns the built site.
func (m *Bookshop) BuildSite(
	// +ignore=["node_modules", "dist"]
	source *dagger.Directory,
) *dagger.Directory {
	packages := dag.Container().
		From("node:22-slim").
		WithMountedCache("/root/.npm", dag.CacheVolume("bookshop-npm")).
		WithWorkdir("/src").
		// npm ci needs only these two files.
		WithFile("package.json", source.File("package.json")).
		WithFile("package-lock.json", source.File("package-lock.json")).
		WithExec([]string{"npm", "ci"})
	return packages.
		WithDirectory(".", source).
		WithExec([]string{"npm", "test"}).
		WithExec([]string{"npm", "run", "build"}).
		Directory("dist")
}
