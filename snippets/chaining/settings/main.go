package main

import "dagger/bookshop/internal/dagger"

type Bookshop struct {
	// +private
	Source *dagger.Directory
	// +private
	Version string
}

func New(source *dagger.Directory) *Bookshop {
	return &Bookshop{Source: source, Version: "dev"}
}

// WithVersion sets the version that the program reports.
func (m *Bookshop) WithVersion(version string) *Bookshop {
	m.Version = version
	// Return the object itself, so the caller can keep chaining.
	return m
}

// Image builds the shop with the current settings.
func (m *Bookshop) Image() *dagger.Container {
	program := dag.Container().
		From("golang:1.25-alpine").
		WithDirectory("/src", m.Source).
		WithWorkdir("/src").
		WithExec([]string{"go", "build", "-o", "/out/bookshop",
			"-ldflags=-X main.version=" + m.Version}).
		File("/out/bookshop")

	return dag.Container().
		From("alpine:3.22").
		WithFile("/bin/bookshop", program).
		WithExposedPort(8080).
		WithDefaultArgs([]string{"bookshop"})
}
