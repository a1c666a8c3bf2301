package main

import (
	"context"

	"dagger/bookshop/internal/dagger"
)

type Bookshop struct{}

// Excerpt shows how a book begins.
func (m *Bookshop) Excerpt(
	ctx context.Context,
	// Where the book lies as plain text
	url string,
	// +default=20
	lines int,
) (string, error) {
	return dag.HTTP(url).
		// A whole book is more than a reader of the shop window wants.
		Contents(ctx, dagger.FileContentsOpts{LimitLines: lines})
}
