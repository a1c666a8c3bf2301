package main

import "context"

type Bookshop struct{}

// Digest looks up which image a tag refers to.
// +cache="never"
func (m *Bookshop) Digest(ctx context.Context, image string) (string, error) {
	// Call this directly after From, because any step in between creates a different image.
	return dag.Container().From(image).ImageRef(ctx)
}
