package main

import "dagger/bookshop/internal/dagger"

type Bookshop struct{}

// Build compiles the service, and keeps Go's downloads and compiled packages for the next run.
func (m *Bookshop) Build(
	// Changes to ignored files don't invalidate the build.
	// +defaultPath="/"
	// +ignore=[".git", ".dagger", "**/*.md"]
	source *dagger.Directory,
) *dagger.File {
	return dag.Container().
		From("golang:1.25-alpine").
		// One volume per cache, named after the project so that other projects don't share it.
		WithMountedCache("/go/pkg/mod", dag.CacheVolume("bookshop-go-modules")).
		WithMountedCache("/root/.cache/go-build", dag.CacheVolume("bookshop-go-build")).
		WithDirectory("/src", source).
		WithWorkdir("/src").
		WithExec([]string{"go", "build", "-o", "/out/bookshop", "."}).
		File("/out/bookshop")
}
