package main

import "context"

type Bookshop struct{}

// Restart checks that an order survives a restart of the store.
func (m *Bookshop) Restart(ctx context.Context, order string) (string, error) {
	redis := dag.Container().From("redis:8-alpine")
	store := redis.
		WithMountedCache("/data", dag.CacheVolume("bookshop-restart")).
		WithExposedPort(6379).
		AsService()
	client := redis.WithServiceBinding("store", store)

	if _, err := store.Start(ctx); err != nil {
		return "", err
	}
	set := []string{"redis-cli", "-h", "store", "set", "order", order}
	if _, err := client.WithExec(set).Sync(ctx); err != nil {
		return "", err
	}
	// By default, Stop sends SIGTERM, which gives the store time to write its data.
	if _, err := store.Stop(ctx); err != nil {
		return "", err
	}
	if _, err := store.Start(ctx); err != nil {
		return "", err
	}
	get := []string{"redis-cli", "-h", "store", "get", "order"}
	return client.WithEnvVariable("ORDER", order).WithExec(get).Stdout(ctx)
}
