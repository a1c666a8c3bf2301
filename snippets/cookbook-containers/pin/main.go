package main

import "context"

type Bookshop struct{}

// Digest looks up which image a tag stands for.
func (m *Bookshop) Digest(ctx context.Context, image string) (string, error) {
	// Directly after From: any step in between makes another image of it.
	return dag.Container().From(image).ImageRef(ctx)
}
