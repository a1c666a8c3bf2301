package main

import (
	"context"

	"dagger/bookshop/internal/dagger"
)

type Bookshop struct{}

// Scan fails if an image has known vulnerabilities that can be fixed.
func (m *Bookshop) Scan(
	ctx context.Context,
	image *dagger.Container,
	// Today's date, so each day's scan uses new vulnerability data
	day string,
	// +default="HIGH,CRITICAL"
	severity string,
) (string, error) {
	return dag.Container().
		From("aquasec/trivy:0.67.2").
		WithMountedCache("/root/.cache/trivy", dag.CacheVolume("trivy"), dagger.ContainerWithMountedCacheOpts{
			Sharing: dagger.CacheSharingModeLocked,
		}).
		WithMountedFile("/image.tar", image.AsTarball()).
		WithEnvVariable("DAY", day).
		WithEnvVariable("TRIVY_SEVERITY", severity).
		WithExec([]string{
			"trivy", "image", "--input=/image.tar", "--ignore-unfixed", "--exit-code=1",
		}).
		Stdout(ctx)
}
