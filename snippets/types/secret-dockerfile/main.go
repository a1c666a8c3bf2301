package main

import (
	"context"

	"dagger/bookshop/internal/dagger"
)

type Bookshop struct{}

// Image builds the shop's Dockerfile, which downloads a licensed theme.
func (m *Bookshop) Image(
	ctx context.Context,
	source *dagger.Directory,
	token *dagger.Secret,
) (*dagger.Container, error) {
	value, err := token.Plaintext(ctx)
	if err != nil {
		return nil, err
	}
	// The Dockerfile finds secrets by name, and only secrets set in code have names.
	named := dag.SetSecret("theme-token", value)

	return source.DockerBuild(dagger.DirectoryDockerBuildOpts{
		Secrets: []*dagger.Secret{named},
	}), nil
}
