package main

import (
	"strings"

	"dagger/bookshop/internal/dagger"
)

type Bookshop struct {
	// Build tags chosen so far.
	Tags []string

	// Part of the object's state, but hidden from callers.
	// +private
	Source *dagger.Directory
}

func New(
	// +defaultPath="/"
	// +ignore=["bin", ".git"]
	source *dagger.Directory) *Bookshop {
	return &Bookshop{Source: source}
}

// WithTag adds a build tag for the calls that follow.
func (m *Bookshop) WithTag(tag string) *Bookshop {
	m.Tags = append(m.Tags, tag)
	// Anything this function doesn't return is lost when it ends.
	return m
}

// Build compiles the shop with the object's build tags.
func (m *Bookshop) Build() *dagger.File {
	return dag.Container().From("golang:1.25-alpine").
		WithDirectory("/src", m.Source).
		WithWorkdir("/src").
		WithExec([]string{"go", "build", "-o=/bookshop",
			"-tags=" + strings.Join(m.Tags, ","), "."}).
		File("/bookshop")
}
