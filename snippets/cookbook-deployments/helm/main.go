package main

import (
	"context"

	"dagger/bookshop/internal/dagger"
)

type Bookshop struct{}

// Upgrade installs or upgrades a release of a chart, and waits until it runs.
func (m *Bookshop) Upgrade(
	ctx context.Context,
	chart *dagger.Directory,
	kubeconfig *dagger.Secret,
	tag string,
	// A value that's new for each deployment, such as the CI run number
	run string,
) (string, error) {
	setting := "--set-string=image.tag=" + tag
	return dag.Container().
		From("alpine/k8s:1.34.1").
		WithMountedSecret("/root/.kube/config", kubeconfig).
		WithMountedDirectory("/chart", chart).
		WithEnvVariable("RUN", run).
		WithExec([]string{
			"helm", "upgrade", "bookshop", "/chart", "--install", "--atomic",
			"--timeout=2m", setting,
		}).
		Stdout(ctx)
}
