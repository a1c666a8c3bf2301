package main

import "dagger/bookshop/internal/dagger"

type Bookshop struct{}

// Compile compiles the shop, and caches what Go downloads and compiles.
func (m *Bookshop) Compile(source *dagger.Directory) *dagger.File {
	return dag.Container().
		From("golang:1.25-alpine").
		// Downloaded modules.
		WithMountedCache("/go/pkg/mod", dag.CacheVolume("bookshop-go-modules")).
		// Compiled packages.
		WithMountedCache("/root/.cache/go-build", dag.CacheVolume("bookshop-go-build")).
		WithDirectory("/src", source).
		WithWorkdir("/src").
		WithExec([]string{"go", "build", "-o", "/out/bookshop", "."}).
		File("/out/bookshop")
}
