package main

import (
	"context"

	"dagger/bookshop/internal/dagger"
)

type Bookshop struct{}

// Store is a database that keeps its data in a cache volume.
func (m *Bookshop) Store() *dagger.Service {
	// The end of a session kills the process, so it writes each change at once.
	server := []string{"redis-server", "--appendonly", "yes", "--appendfsync", "always"}
	return dag.Container().
		From("redis:8-alpine").
		// A second session waits for the end of the first: one folder, one process.
		WithMountedCache("/data", dag.CacheVolume("bookshop-sales"),
			dagger.ContainerWithMountedCacheOpts{Sharing: dagger.CacheSharingModeLocked}).
		WithExposedPort(6379).
		AsService(dagger.ContainerAsServiceOpts{
			Args:          server,
			UseEntrypoint: true,
		})
}

// Sell notes an order and says how many orders the book has.
func (m *Bookshop) Sell(
	ctx context.Context, book string, order string,
) (string, error) {
	return dag.Container().
		From("redis:8-alpine").
		WithServiceBinding("store", m.Store()).
		WithExec([]string{"redis-cli", "-h", "store", "rpush", book, order}).
		Stdout(ctx)
}
