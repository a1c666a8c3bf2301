package main

import "dagger/bookshop/internal/dagger"

type Bookshop struct{}

// Image builds an image with the compiled shop, but no compiler.
func (m *Bookshop) Image(source *dagger.Directory) *dagger.Container {
	// First container: has the compiler and isn't published.
	program := dag.Container().
		From("golang:1.25-alpine").
		WithDirectory("/src", source).
		WithWorkdir("/src").
		WithEnvVariable("CGO_ENABLED", "0").
		WithExec([]string{"go", "build", "-o", "/out/bookshop", "."}).
		File("/out/bookshop")

	// Second container: takes one file from the first.
	return dag.Container().
		From("alpine:3.22").
		WithFile("/usr/local/bin/bookshop", program).
		WithUser("nobody").
		WithExposedPort(8080).
		// The command that "docker run" and Container.asService start.
		WithDefaultArgs([]string{"bookshop"})
}
