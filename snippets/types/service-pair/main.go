package main

import "dagger/bookshop/internal/dagger"

type Bookshop struct{}

// Shop runs the shop together with its price store.
func (m *Bookshop) Shop(source *dagger.Directory) *dagger.Service {
	prices := dag.Container().
		From("redis:8-alpine").
		WithExposedPort(6379).
		AsService()

	return dag.Container().
		From("golang:1.25-alpine").
		WithDirectory("/src", source).
		WithWorkdir("/src").
		WithExec([]string{"go", "build", "-o", "/bin/bookshop", "."}).
		// A service can depend on others: starting the shop starts the price store first.
		WithServiceBinding("prices", prices).
		WithEnvVariable("PRICES_ADDRESS", "prices:6379").
		WithExposedPort(8080).
		AsService(dagger.ContainerAsServiceOpts{Args: []string{"/bin/bookshop"}})
}
