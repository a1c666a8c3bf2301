package main

import "dagger/bookshop/internal/dagger"

type Bookshop struct{}

// BuildSite installs the locked packages, runs the tests, and returns the built site.
func (m *Bookshop) BuildSite(
	// +ignore=["node_modules", "dist"]
	source *dagger.Directory,
) *dagger.Directory {
	return dag.Container().
		From("node:22-slim").
		WithMountedCache("/root/.npm", dag.CacheVolume("bookshop-npm")).
		WithWorkdir("/src").
		WithDirectory(".", source).
		WithExec([]string{"npm", "ci"}).
		WithExec([]string{"npm", "test"}).
		WithExec([]string{"npm", "run", "build"}).
		Directory("dist")
}
