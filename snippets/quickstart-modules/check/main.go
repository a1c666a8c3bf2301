package main

import (
	"context"

	"dagger/booklist/internal/dagger"
)

type Booklist struct{}

// Check requests the page from a running site.
func (m *Booklist) Check(ctx context.Context, site *dagger.Service) (string, error) {
	return dag.Wolfi().
		Container(dagger.WolfiContainerOpts{Packages: []string{"curl"}}).
		WithServiceBinding("site", site).
		WithExec([]string{"curl", "--fail", "--silent", "http://site"}).
		Stdout(ctx)
}
