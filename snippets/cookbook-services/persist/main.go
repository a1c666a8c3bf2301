package main

import (
	"context"

	"dagger/bookshop/internal/dagger"
)

type Bookshop struct{}

// Store runs a database that keeps its data in a cache volume.
func (m *Bookshop) Store() *dagger.Service {
	// Write each change at once, because the end of the session kills the process.
	server := []string{"redis-server", "--appendonly", "yes", "--appendfsync", "always"}
	return dag.Container().
		From("redis:8-alpine").
		// Only one process may use the folder, so a second session waits for the first.
		WithMountedCache("/data", dag.CacheVolume("bookshop-sales"),
			dagger.ContainerWithMountedCacheOpts{Sharing: dagger.CacheSharingModeLocked}).
		WithExposedPort(6379).
		AsService(dagger.ContainerAsServiceOpts{
			Args:          server,
			UseEntrypoint: true,
		})
}

// Sell records an order and returns how many the book has.
func (m *Bookshop) Sell(
	ctx context.Context, book string, order string,
) (string, error) {
	return dag.Container().
		From("redis:8-alpine").
		WithServiceBinding("store", m.Store()).
		WithExec([]string{"redis-cli", "-h", "store", "rpush", book, order}).
		Stdout(ctx)
}
