package main

import (
	"context"
	"strings"

	"dagger/bookshop/internal/dagger"
)

type Bookshop struct{}

// Slug turns a book title into the last part of an address.
func (m *Bookshop) Slug(title string) string {
	return strings.ReplaceAll(strings.ToLower(title), " ", "-")
}

// GoVersion asks a container for the version of its compiler.
func (m *Bookshop) GoVersion(ctx context.Context) (string, error) {
	return m.compiler().WithExec([]string{"go", "version"}).Stdout(ctx)
}

// Not exported, so callers do not see it.
func (m *Bookshop) compiler() *dagger.Container {
	return dag.Container().From("golang:1.25-alpine")
}
