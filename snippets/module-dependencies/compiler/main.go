// Builds Go programs the way all of the shop's services do.
package main

import "dagger/compiler/internal/dagger"

type Compiler struct{}

// Binary compiles a program for Linux.
func (m *Compiler) Binary(
	// The service's files. A default path would be relative to this module.
	source *dagger.Directory,
	// Package to compile.
	// +default="."
	pkg string,
) *dagger.File {
	return dag.Container().From("golang:1.25-alpine").
		WithMountedCache("/go/pkg/mod", dag.CacheVolume("go-mod")).
		WithMountedCache("/root/.cache/go-build", dag.CacheVolume("go-build")).
		WithDirectory("/src", source).
		WithWorkdir("/src").
		WithEnvVariable("CGO_ENABLED", "0").
		WithExec([]string{"go", "build", "-o=/out/program", pkg}).
		File("/out/program")
}
