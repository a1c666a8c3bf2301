package main

import "dagger/bookshop/internal/dagger"

type Bookshop struct{}

// Site puts the pages into the image of a web server.
func (m *Bookshop) Site(pages *dagger.Directory) *dagger.Container {
	return dag.Container().
		From("nginx:1.29-alpine").
		// A copy is part of the image, so the pages are there wherever the image runs.
		WithDirectory("/usr/share/nginx/html", pages).
		WithExposedPort(80)
}
