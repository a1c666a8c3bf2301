package main

import "dagger/bookshop/internal/dagger"

type Bookshop struct{}

// Shop serves the shop with its database, as the Compose file did.
func (m *Bookshop) Shop(source *dagger.Directory) *dagger.Service {
	database := dag.Container().
		From("postgres:17-alpine").
		WithEnvVariable("POSTGRES_HOST_AUTH_METHOD", "trust").
		WithMountedCache("/var/lib/postgresql/data", dag.CacheVolume("bookshop-database"), dagger.ContainerWithMountedCacheOpts{
			Sharing: dagger.CacheSharingModeLocked,
		}).
		WithExposedPort(5432).
		AsService(dagger.ContainerAsServiceOpts{UseEntrypoint: true})
	return source.
		DockerBuild().
		// The service's name in the Compose file becomes its host name.
		WithServiceBinding("db", database).
		WithEnvVariable("DATABASE_URL", "postgres://postgres@db/postgres?sslmode=disable").
		WithExposedPort(8080).
		AsService(dagger.ContainerAsServiceOpts{UseEntrypoint: true})
}
