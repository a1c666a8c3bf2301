package main

import "dagger/bookshop/internal/dagger"

type Bookshop struct{}

// WithUv adds uv to an image that doesn't include it.
func (m *Bookshop) WithUv() *dagger.Container {
	// The tool's image is only a source of files; nothing in it runs.
	uv := dag.Container().From("ghcr.io/astral-sh/uv:0.9.5").File("/uv")

	return dag.Container().
		From("python:3.13-slim").
		WithFile("/usr/local/bin/uv", uv)
}
