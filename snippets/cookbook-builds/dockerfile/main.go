package main

import "dagger/bookshop/internal/dagger"

type Bookshop struct{}

// FromDockerfile builds one stage of the project's Dockerfile.
func (m *Bookshop) FromDockerfile(
	source *dagger.Directory,
	// Value of the build argument GO_VERSION
	// +default="1.25"
	goVersion string,
	// Stage to stop at; the last one by default
	// +optional
	stage string,
) *dagger.Container {
	return source.DockerBuild(dagger.DirectoryDockerBuildOpts{
		BuildArgs: []dagger.BuildArg{{Name: "GO_VERSION", Value: goVersion}},
		Target:    stage,
	})
}
