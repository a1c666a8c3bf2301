package main

import (
	"context"

	"dagger/bookshop/internal/dagger"
)

type Bookshop struct{}

// Restock loads prices into the store and counts them in a second command.
func (m *Bookshop) Restock(
	ctx context.Context, prices *dagger.File,
) (string, error) {
	store := dag.Container().
		From("redis:8-alpine").
		WithExposedPort(6379).
		AsService()

	// Started explicitly, the store keeps running between the two commands.
	if _, err := store.Start(ctx); err != nil {
		return "", err
	}
	defer store.Stop(ctx)

	client := dag.Container().
		From("redis:8-alpine").
		WithServiceBinding("store", store).
		WithFile("/prices.txt", prices)
	_, err := client.
		WithExec([]string{"redis-cli", "-h", "store"}, dagger.ContainerWithExecOpts{
			RedirectStdin: "/prices.txt",
		}).
		Sync(ctx)
	if err != nil {
		return "", err
	}
	counted := client.WithExec([]string{"redis-cli", "-h", "store", "dbsize"})
	return counted.Stdout(ctx)
}
