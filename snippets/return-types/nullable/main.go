package main

import (
	"context"
	"strings"

	"dagger/bookshop/internal/dagger"
)

type Bookshop struct{}

// Author returns a book's author, if the catalog lists the book.
func (m *Bookshop) Author(
	ctx context.Context,
	// One book per line: title, semicolon, author
	catalog *dagger.File,
	title string,
) (*string, error) {
	lines, err := catalog.Contents(ctx)
	if err != nil {
		return nil, err
	}
	for line := range strings.Lines(lines) {
		if author, found := strings.CutPrefix(strings.TrimSpace(line), title+";"); found {
			return &author, nil
		}
	}
	// Not an error: the catalog doesn't list this book.
	return nil, nil
}
