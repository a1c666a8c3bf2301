package main

import (
	"context"

	"dagger/bookshop/internal/dagger"
)

type Bookshop struct{}

// ComposeTest starts the Compose file, and runs the service named tests.
func (m *Bookshop) ComposeTest(ctx context.Context, source *dagger.Directory) (string, error) {
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
		From("docker:28-cli").
		WithDirectory("/src", source).
		WithWorkdir("/src").
		WithServiceBinding("docker", docker).
		WithEnvVariable("DOCKER_HOST", "tcp://docker:2375").
		// Build and run in one command, so the daemon doesn't stop in between.
		WithExec([]string{"docker", "compose", "run", "--build", "--rm", "tests"}).
		Stdout(ctx)
}
