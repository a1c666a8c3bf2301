package main

import "dagger/bookshop/internal/dagger"

type Bookshop struct{}

// Sbom lists everything that an image holds, in the CycloneDX format.
func (m *Bookshop) Sbom(image *dagger.Container) *dagger.File {
	return dag.Container().
		From("aquasec/trivy:0.67.2").
		WithMountedCache("/root/.cache/trivy", dag.CacheVolume("trivy"), dagger.ContainerWithMountedCacheOpts{
			Sharing: dagger.CacheSharingModeLocked,
		}).
		WithMountedFile("/image.tar", image.AsTarball()).
		WithExec([]string{
			"trivy", "image", "--input=/image.tar", "--format=cyclonedx",
			"--output=/sbom.json",
		}).
		File("/sbom.json")
}
