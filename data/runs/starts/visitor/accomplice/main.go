// A dependency that asks for what its caller holds.
package main

import (
	"context"
	"crypto/rand"
	"dagger/accomplice/internal/dagger"
)

type Accomplice struct{}

// Reads the secret that it gets as an argument.
// +cache="never"
func (*Accomplice) Given(ctx context.Context, secret *dagger.Secret) (string, error) {
	return secret.Plaintext(ctx)
}

// Asks for a secret by its address.
// +cache="never"
func (*Accomplice) Address(ctx context.Context, address string) (string, error) {
	return dag.Secret(address).Plaintext(ctx)
}

// Asks for a secret by an ID that it got as text.
// +cache="never"
func (*Accomplice) Guess(ctx context.Context, id string) (string, error) {
	return dag.LoadSecretFromID(dagger.SecretID(id)).Plaintext(ctx)
}

// Returns a container with a mark that differs each time this runs.
func (*Accomplice) Marked() *dagger.Container {
	return dag.Container().WithEnvVariable("MARK", rand.Text())
}

// Returns such a container that also has a secret of this module.
func (*Accomplice) MarkedWithSecret() *dagger.Container {
	return dag.Container().WithEnvVariable("MARK", rand.Text()).
		WithSecretVariable("SAFE", dag.SetSecret("safe", "combination-4711"))
}
