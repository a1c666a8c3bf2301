package main

import "dagger/bookshop/internal/dagger"

type Bookshop struct{}

// WithUv adds the program uv to an image that does not have it.
func (m *Bookshop) WithUv() *dagger.Container {
	// The image of the tool is a source of files here; nothing in it runs.
	uv := dag.Container().From("ghcr.io/astral-sh/uv:0.9.5").File("/uv")

	return dag.Container().
		From("python:3.13-slim").
		WithFile("/usr/local/bin/uv", uv)
}
