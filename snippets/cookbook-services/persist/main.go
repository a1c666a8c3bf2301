package main

import (
	"context"

	"dagger/bookshop/internal/dagger"
)

type Bookshop struct{}

// Store runs a database that keeps its data in a cache volume.
func (m *Bookshop) Store() *dagger.Service {
	// Write each change immediately, because the process is killed when the session ends.
	server := []string{"redis-server", "--appendonly", "yes", "--appendfsync", "always"}
	return dag.Container().
		From("redis:8-alpine").
		// Only one process may use the directory, so a second session waits for the first.
		WithMountedCache("/data", dag.CacheVolume("bookshop-sales"),
			dagger.ContainerWithMountedCacheOpts{Sharing: dagger.CacheSharingModeLocked}).
		WithExposedPort(6379).
		AsService(dagger.ContainerAsServiceOpts{
			Args:          server,
			UseEntrypoint: true,
		})
}

// Sell records an order and returns the book's number of orders.
func (m *Bookshop) Sell(
	ctx context.Context, book string, order string,
) (string, error) {
	return dag.Container().
		From("redis:8-alpine").
		WithServiceBinding("store", m.Store()).
		WithExec([]string{"redis-cli", "-h", "store", "rpush", book, order}).
		Stdout(ctx)
}
