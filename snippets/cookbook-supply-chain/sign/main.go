package main

import (
	"context"

	"dagger/bookshop/internal/dagger"
)

type Bookshop struct{}

// Sign signs a published image with a private key.
func (m *Bookshop) Sign(
	ctx context.Context,
	address string,
	registryLogin *dagger.Secret,
	key *dagger.Secret,
	password *dagger.Secret,
) (string, error) {
	cosign := dag.Container().
		From("ghcr.io/sigstore/cosign/cosign:v2.6.0").
		File("/ko-app/cosign")
	return dag.Container().
		From("alpine:3.22").
		WithFile("/usr/local/bin/cosign", cosign).
		WithMountedSecret("/root/.docker/config.json", registryLogin).
		WithSecretVariable("COSIGN_PRIVATE_KEY", key).
		WithSecretVariable("COSIGN_PASSWORD", password).
		WithExec([]string{"cosign", "sign", "--yes", "--key=env://COSIGN_PRIVATE_KEY", address}).
		Stdout(ctx)
}
