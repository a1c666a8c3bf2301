package main

import (
	"context"

	"dagger/go-service/internal/dagger"
)

type GoService struct {
	// +private
	Tools *dagger.Container
}

func New(
	// The service's files; by default, the directory with its dagger.json
	// +defaultPath="."
	source *dagger.Directory,
	// Image with the Go tools
	// +default="golang:1.25-alpine"
	image string,
) *GoService {
	return &GoService{Tools: dag.Container().
		From(image).
		WithDirectory("/src", source).
		WithWorkdir("/src")}
}

// Look for likely mistakes and print the Go version.
func (m *GoService) Vet(ctx context.Context) (string, error) {
	return m.Tools.
		WithExec([]string{"go", "vet", "./..."}).
		WithExec([]string{"go", "version"}).
		Stdout(ctx)
}

// Run the service and return its output.
func (m *GoService) Run(ctx context.Context) (string, error) {
	return m.Tools.WithExec([]string{"go", "run", "."}).Stdout(ctx)
}
