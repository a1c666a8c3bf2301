package main

import "dagger/bookshop/internal/dagger"

type Bookshop struct{}

// Store is a database that keeps its rows between runs.
func (m *Bookshop) Store() *dagger.Service {
	return dag.Container().
		From("postgres:17-alpine").
		WithEnvVariable("POSTGRES_HOST_AUTH_METHOD", "trust").
		// Two databases must not write to the same directory, so the second one waits.
		WithMountedCache("/var/lib/postgresql/data",
			dag.CacheVolume("bookshop-store"),
			dagger.ContainerWithMountedCacheOpts{
				Sharing: dagger.CacheSharingModeLocked,
			}).
		WithExposedPort(5432).
		AsService(dagger.ContainerAsServiceOpts{UseEntrypoint: true})
}

// Dev runs the shop with its database.
func (m *Bookshop) Dev(source *dagger.Directory) *dagger.Service {
	return dag.Container().
		From("golang:1.25-alpine").
		WithDirectory("/src", source).
		WithWorkdir("/src").
		WithServiceBinding("store", m.Store()).
		WithEnvVariable("DATABASE_URL",
			"postgres://postgres@store/postgres?sslmode=disable").
		WithExposedPort(8080).
		AsService(dagger.ContainerAsServiceOpts{Args: []string{"go", "run", "."}})
}
