package main

import (
	"context"

	"dagger/bookshop/internal/dagger"
)

type Bookshop struct{}

// IntegrationTest runs tests that start containers of their own with Testcontainers.
func (m *Bookshop) IntegrationTest(
	ctx context.Context,
	source *dagger.Directory,
) (string, error) {
	docker := dag.Container().
		From("docker:28-dind").
		// Keeps images between runs. Only one daemon at a time may use the directory.
		WithMountedCache("/var/lib/docker", dag.CacheVolume("bookshop-docker"), dagger.ContainerWithMountedCacheOpts{
			Sharing: dagger.CacheSharingModeLocked,
		}).
		WithExposedPort(2375).
		AsService(dagger.ContainerAsServiceOpts{
			Args:                     []string{"dockerd", "--host=tcp://0.0.0.0:2375", "--tls=false"},
			UseEntrypoint:            true,
			InsecureRootCapabilities: true,
		})
	return dag.Container().
		From("maven:3.9.9-eclipse-temurin-21-alpine").
		WithMountedCache("/root/.m2", dag.CacheVolume("bookshop-maven")).
		WithDirectory("/src", source).
		WithWorkdir("/src").
		WithServiceBinding("docker", docker).
		WithEnvVariable("DOCKER_HOST", "tcp://docker:2375").
		WithExec([]string{"mvn", "--batch-mode", "verify"}).
		Stdout(ctx)
}
