package main

import "dagger/bookshop/internal/dagger"

type Bookshop struct{}

// Catalog starts a database that keeps its data after the service stops.
func (m *Bookshop) Catalog(seed *dagger.Directory) *dagger.Service {
	return dag.Container().
		From("postgres:17-alpine").
		WithEnvVariable("POSTGRES_HOST_AUTH_METHOD", "trust").
		// A new volume starts with the seed; a different seed gets its own volume.
		WithMountedCache("/var/lib/postgresql/data",
			dag.CacheVolume("bookshop-catalog"),
			dagger.ContainerWithMountedCacheOpts{
				Source:  seed,
				Sharing: dagger.CacheSharingModeLocked,
				Owner:   "postgres",
			}).
		WithExposedPort(5432).
		AsService(dagger.ContainerAsServiceOpts{UseEntrypoint: true})
}
