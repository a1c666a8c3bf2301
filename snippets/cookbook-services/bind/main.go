package main

import (
	"context"

	"dagger/bookshop/internal/dagger"
)

type Bookshop struct{}

// Site serves the shop's pages.
func (m *Bookshop) Site(pages *dagger.Directory) *dagger.Service {
	return dag.Container().
		From("nginx:1.29-alpine").
		WithDirectory("/usr/share/nginx/html", pages).
		WithExposedPort(80).
		AsService()
}

// CheckLinks follows all links on the pages, and fails if any is broken.
func (m *Bookshop) CheckLinks(
	ctx context.Context, pages *dagger.Directory,
) (string, error) {
	return dag.Container().
		From("alpine:3.22").
		WithExec([]string{"apk", "add", "--no-cache", "wget"}).
		// From here on, commands can reach the server by the name "site".
		WithServiceBinding("site", m.Site(pages)).
		WithExec([]string{
			"wget", "--spider", "--recursive", "--no-verbose",
			"--execute=robots=off", "http://site/",
		}).
		Stderr(ctx)
}
