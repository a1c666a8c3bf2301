package main

import "dagger/bookshop/internal/dagger"

type Bookshop struct{}

// Debug builds the service and stops twice along the way.
func (m *Bookshop) Debug(source *dagger.Directory) *dagger.Container {
	return dag.Container().
		From("golang:1.25-alpine").
		WithDirectory("/src", source).
		WithWorkdir("/src").
		// First stop, in a shell: does the container have the files the build needs?
		Terminal().
		WithExec([]string{"go", "build", "-o", "/out/bookshop", "."}).
		// Second stop, with its own command: what went into the result?
		Terminal(dagger.ContainerTerminalOpts{
			Cmd: []string{"sh", "-c", "go version -m /out/bookshop; exec sh"},
		})
}
