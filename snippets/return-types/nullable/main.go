package main

import (
	"context"
	"strings"

	"dagger/bookshop/internal/dagger"
)

type Bookshop struct{}

// Author finds out who wrote a book, if the catalogue knows.
func (m *Bookshop) Author(
	ctx context.Context,
	// One book per line: title, semicolon, author
	catalogue *dagger.File,
	title string,
) (*string, error) {
	lines, err := catalogue.Contents(ctx)
	if err != nil {
		return nil, err
	}
	for line := range strings.Lines(lines) {
		if author, found := strings.CutPrefix(strings.TrimSpace(line), title+";"); found {
			return &author, nil
		}
	}
	// Not an error: the answer is that the catalogue doesn't know.
	return nil, nil
}
