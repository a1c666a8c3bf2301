package main

import "dagger/bookshop/internal/dagger"

type Bookshop struct{}

// BuildSite installs the locked packages with pnpm, runs the tests, and returns the built site.
func (m *Bookshop) BuildSite(
	// +ignore=["node_modules", "dist"]
	source *dagger.Directory,
) *dagger.Directory {
	return dag.Container().
		From("node:22-slim").
		WithExec([]string{"npm", "install", "--global", "pnpm@10.18.3"}).
		WithMountedCache("/pnpm/store", dag.CacheVolume("bookshop-pnpm")).
		WithEnvVariable("npm_config_store_dir", "/pnpm/store").
		WithWorkdir("/src").
		WithDirectory(".", source).
		WithExec([]string{"pnpm", "install", "--frozen-lockfile"}).
		WithExec([]string{"pnpm", "test"}).
		WithExec([]string{"pnpm", "run", "build"}).
		Directory("dist")
}
