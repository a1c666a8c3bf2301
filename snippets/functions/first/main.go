package main

import (
	"context"
	"strings"

	"dagger/bookshop/internal/dagger"
)

type Bookshop struct{}

// Slug turns a book title into the last part of a URL.
func (m *Bookshop) Slug(title string) string {
	return strings.ReplaceAll(strings.ToLower(title), " ", "-")
}

// GoVersion asks a container for its compiler's version.
func (m *Bookshop) GoVersion(ctx context.Context) (string, error) {
	return m.compiler().WithExec([]string{"go", "version"}).Stdout(ctx)
}

// Not exported, so callers don't see it.
func (m *Bookshop) compiler() *dagger.Container {
	return dag.Container().From("golang:1.25-alpine")
}
