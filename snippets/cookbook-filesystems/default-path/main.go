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
	// Files of the shop; without it, those of the repository
	// +defaultPath="/"
	// +ignore=[".git", "bin"]
	source *dagger.Directory,
) *Bookshop {
	return &Bookshop{Source: source}
}

// GoFiles lists the Go files of the shop.
func (m *Bookshop) GoFiles(ctx context.Context) ([]string, error) {
	return m.Source.Glob(ctx, "**/*.go")
}
