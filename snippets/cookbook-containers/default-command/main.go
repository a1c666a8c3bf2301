package main

import "dagger/bookshop/internal/dagger"

type Bookshop struct{}

// Shelf returns an image that serves a directory of books.
func (m *Bookshop) Shelf(books *dagger.Directory) *dagger.Container {
	return dag.Container().
		From("python:3.13-slim").
		WithDirectory("/srv/books", books).
		WithWorkdir("/srv/books").
		// Ports below 1024 need root, and the server doesn't run as root.
		WithUser("nobody").
		WithExposedPort(8080).
		// The entrypoint always runs, but "docker run IMAGE 9000" replaces the default port.
		WithEntrypoint([]string{"python", "-m", "http.server"}).
		WithDefaultArgs([]string{"8080"})
}
