package main

import (
	"context"

	"dagger/bookshop/internal/dagger"
)

type Bookshop struct{}

// Excerpt returns the first lines of a book.
func (m *Bookshop) Excerpt(
	ctx context.Context,
	// URL of the book's plain-text version
	url string,
	// +default=20
	lines int,
) (string, error) {
	return dag.HTTP(url).
		// The shop shows only the first lines of each book.
		Contents(ctx, dagger.FileContentsOpts{LimitLines: lines})
}
