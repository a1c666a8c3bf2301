package main

import "context"

type Bookshop struct{}

// GoVersion reports the Go version that builds the shop.
func (m *Bookshop) GoVersion(ctx context.Context) (string, error) {
	return dag.Container().
		From("golang:1.25-alpine").
		WithExec([]string{"go", "version"}).
		Stdout(ctx)
}
