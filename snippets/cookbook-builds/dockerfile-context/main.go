package main

import "dagger/bookshop/internal/dagger"

type Bookshop struct{}

// FromOtherDockerfile builds a directory with a Dockerfile that's kept elsewhere.
func (m *Bookshop) FromOtherDockerfile(
	// Files that the Dockerfile can copy
	context *dagger.Directory,
	dockerfile *dagger.File,
) *dagger.Container {
	return context.
		// A unique name keeps it from overwriting the project's own Dockerfile.
		WithFile("other.Dockerfile", dockerfile).
		DockerBuild(dagger.DirectoryDockerBuildOpts{Dockerfile: "other.Dockerfile"})
}
