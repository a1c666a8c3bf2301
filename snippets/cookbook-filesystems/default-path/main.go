package main

import (
	"context"

	"dagger/bookshop/internal/dagger"
)

type Bookshop struct {
	// +private
	Source *dagger.Directory
}

func New(
	// The shop's files; the whole repository by default
	// +defaultPath="/"
	// +ignore=[".git", "bin"]
	source *dagger.Directory,
) *Bookshop {
	return &Bookshop{Source: source}
}

// GoFiles lists the shop's Go files.
func (m *Bookshop) GoFiles(ctx context.Context) ([]string, error) {
	return m.Source.Glob(ctx, "**/*.go")
}
