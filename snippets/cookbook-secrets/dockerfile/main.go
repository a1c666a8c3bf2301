package main

import (
	"context"

	"dagger/bookshop/internal/dagger"
)

type Bookshop struct{}

// Image builds the Dockerfile of the shop, whose Go modules need a login.
func (m *Bookshop) Image(
	ctx context.Context,
	source *dagger.Directory,
	netrc *dagger.Secret,
) (*dagger.Container, error) {
	value, err := netrc.Plaintext(ctx)
	if err != nil {
		return nil, err
	}
	// The name is what the Dockerfile calls "id".
	login := dag.SetSecret("netrc", value)

	return source.DockerBuild(dagger.DirectoryDockerBuildOpts{
		Secrets: []*dagger.Secret{login},
	}), nil
}
