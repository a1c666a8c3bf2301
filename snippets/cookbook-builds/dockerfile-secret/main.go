package main

import (
	"context"

	"dagger/bookshop/internal/dagger"
)

type Bookshop struct{}

// FromDockerfileWithSecret builds a Dockerfile that mounts the secret "npm-token".
func (m *Bookshop) FromDockerfileWithSecret(
	ctx context.Context,
	source *dagger.Directory,
	token *dagger.Secret,
) (*dagger.Container, error) {
	value, err := token.Plaintext(ctx)
	if err != nil {
		return nil, err
	}
	// The Dockerfile asks by name, and a secret from the caller has none.
	named := dag.SetSecret("npm-token", value)
	return source.DockerBuild(dagger.DirectoryDockerBuildOpts{
		Secrets: []*dagger.Secret{named},
	}), nil
}
