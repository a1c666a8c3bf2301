package main

import "dagger/bookshop/internal/dagger"

type Bookshop struct{}

// Stack runs the shop and a payment service, which call each other.
func (m *Bookshop) Stack(source *dagger.Directory) *dagger.Service {
	base := dag.Container().
		From("golang:1.25-alpine").
		WithDirectory("/src", source).
		WithWorkdir("/src")

	payments := base.
		WithEnvVariable("SHOP_URL", "http://shop:8080").
		WithExposedPort(9000).
		AsService(dagger.ContainerAsServiceOpts{Args: []string{"go", "run", "./payments"}})

	return base.
		// This binding starts the payment service, and lets the shop find it.
		WithServiceBinding("payments", payments).
		WithEnvVariable("PAYMENTS_URL", "http://payments:9000").
		WithExposedPort(8080).
		AsService(dagger.ContainerAsServiceOpts{Args: []string{"go", "run", "."}}).
		// The payment service finds the shop by this name.
		WithHostname("shop")
}
