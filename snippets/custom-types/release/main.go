package main

import (
	"context"

	"dagger/bookshop/internal/dagger"
)

// Release is one version of the shop.
type Release struct {
	// Version that the program reports.
	Version string
	// Program for Linux.
	Program *dagger.File
}

// Checksum computes the SHA-256 of the program.
func (r *Release) Checksum(ctx context.Context) (string, error) {
	return dag.Container().From("alpine:3.22").
		WithFile("/bookshop", r.Program).
		WithExec([]string{"sha256sum", "/bookshop"}).
		Stdout(ctx)
}

type Bookshop struct{}

// Release compiles a version of the shop.
func (m *Bookshop) Release(source *dagger.Directory, version string) *Release {
	program := dag.Container().From("golang:1.25-alpine").
		WithDirectory("/src", source).
		WithWorkdir("/src").
		WithExec([]string{"go", "build", "-o=/bookshop",
			"-ldflags=-X main.version=" + version, "."}).
		File("/bookshop")
	// Nothing has run yet: the SDK requests the program when this function returns.
	return &Release{Version: version, Program: program}
}
