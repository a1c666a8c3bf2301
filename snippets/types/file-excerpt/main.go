package main

import (
	"context"

	"dagger/bookshop/internal/dagger"
)

type Bookshop struct{}

// Excerpt shows how a book begins.
func (m *Bookshop) Excerpt(
	ctx context.Context,
	// URL of the book as plain text
	url string,
	// +default=20
	lines int,
) (string, error) {
	return dag.HTTP(url).
		// The shop window needs only the beginning of the book.
		Contents(ctx, dagger.FileContentsOpts{LimitLines: lines})
}
