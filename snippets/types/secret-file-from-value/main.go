package main

import (
	"context"

	"dagger/bookshop/internal/dagger"
)

type Bookshop struct{}

// Assets installs the storefront's packages from a private registry.
func (m *Bookshop) Assets(
	ctx context.Context,
	// +ignore=["node_modules"]
	source *dagger.Directory,
	token *dagger.Secret,
) (*dagger.Directory, error) {
	value, err := token.Plaintext(ctx)
	if err != nil {
		return nil, err
	}
	// The text around the token isn't secret, but the file as a whole is.
	text := "//npm.example.com/:_authToken=" + value + "\n"
	npmrc := dag.SetSecret("bookshop-npmrc", text)

	return dag.Container().
		From("node:22-slim").
		WithMountedSecret("/root/.npmrc", npmrc).
		WithDirectory("/src", source).
		WithWorkdir("/src").
		WithExec([]string{"npm", "ci"}).
		Directory("node_modules"), nil
}
