package main

import (
	"context"

	"dagger/bookshop/internal/dagger"
)

type Bookshop struct{}

// DescribeApi starts the shop and reads its API description.
func (m *Bookshop) DescribeApi(
	ctx context.Context, source *dagger.Directory,
) (string, error) {
	shop, err := dag.Container().
		From("golang:1.25-alpine").
		WithDirectory("/src", source).
		WithWorkdir("/src").
		WithExposedPort(8080).
		AsService(dagger.ContainerAsServiceOpts{Args: []string{"go", "run", "."}}).
		// Asking for the endpoint doesn't start the service, so start it explicitly.
		Start(ctx)
	if err != nil {
		return "", err
	}
	defer shop.Stop(ctx)

	url, err := shop.Endpoint(ctx, dagger.ServiceEndpointOpts{Scheme: "http"})
	if err != nil {
		return "", err
	}
	return dag.HTTP(url + "/openapi.json").Contents(ctx)
}
