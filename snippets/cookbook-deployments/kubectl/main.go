package main

import (
	"context"

	"dagger/bookshop/internal/dagger"
)

type Bookshop struct{}

// Apply applies manifests to a cluster, and waits until the new version runs.
func (m *Bookshop) Apply(
	ctx context.Context,
	manifests *dagger.Directory,
	kubeconfig *dagger.Secret,
	// A value that's new for each deployment, such as the CI run number
	run string,
) (string, error) {
	return dag.Container().
		From("alpine/k8s:1.34.1").
		WithMountedSecret("/root/.kube/config", kubeconfig).
		WithMountedDirectory("/manifests", manifests).
		// Without a new value, the engine would reuse the result of an unchanged command.
		WithEnvVariable("RUN", run).
		WithExec([]string{"kubectl", "apply", "--filename=/manifests"}).
		WithExec([]string{
			"kubectl", "rollout", "status", "deployment/bookshop", "--timeout=2m",
		}).
		Stdout(ctx)
}
