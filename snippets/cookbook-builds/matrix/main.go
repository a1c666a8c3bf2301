package main

import (
	"strings"

	"dagger/bookshop/internal/dagger"
)

type Bookshop struct{}

// Binaries compiles the shop for each target.
func (m *Bookshop) Binaries(
	source *dagger.Directory,
	// OS and architecture of each binary
	// +default=["linux/amd64", "linux/arm64", "darwin/arm64"]
	targets []string,
) *dagger.Directory {
	// All builds share this setup.
	compiler := dag.Container().
		From("golang:1.25-alpine").
		WithDirectory("/src", source).
		WithWorkdir("/src").
		WithEnvVariable("CGO_ENABLED", "0")

	binaries := dag.Directory()
	for _, target := range targets {
		system, processor, _ := strings.Cut(target, "/")
		program := compiler.
			WithEnvVariable("GOOS", system).
			WithEnvVariable("GOARCH", processor).
			WithExec([]string{"go", "build", "-o", "/out/bookshop", "."}).
			File("/out/bookshop")
		name := "bookshop-" + system + "-" + processor
		if system == "windows" {
			name += ".exe"
		}
		binaries = binaries.WithFile(name, program)
	}
	return binaries
}
