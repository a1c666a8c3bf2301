package main

import (
	"context"

	"dagger/bookshop/internal/dagger"
)

type Bookshop struct{}

// Check reviews the shop's code with go vet.
func (m *Bookshop) Check(ctx context.Context, source *dagger.Directory) (string, error) {
	return dag.Gate().Review(ctx, source, dag.Vet().AsGateLinter())
}
