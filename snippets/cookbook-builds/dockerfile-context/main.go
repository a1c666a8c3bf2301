package main

import "dagger/bookshop/internal/dagger"

type Bookshop struct{}

// FromOtherDockerfile builds a directory with a Dockerfile from elsewhere.
func (m *Bookshop) FromOtherDockerfile(
	// Files that the Dockerfile copies from
	context *dagger.Directory,
	dockerfile *dagger.File,
) *dagger.Container {
	return context.
		// Under a name of its own, it replaces nothing that is there.
		WithFile("other.Dockerfile", dockerfile).
		DockerBuild(dagger.DirectoryDockerBuildOpts{Dockerfile: "other.Dockerfile"})
}
