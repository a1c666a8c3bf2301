package main

import (
	"context"

	"dagger/bookshop/internal/dagger"
)

type Bookshop struct{}

// Test tests a directory that the caller has fetched.
func (m *Bookshop) Test(
	ctx context.Context,
	source *dagger.Directory,
) (string, error) {
	return dag.Container().
		From("golang:1.25-alpine").
		WithDirectory("/src", source).
		WithWorkdir("/src").
		WithExec([]string{"go", "test", "./..."}).
		Stdout(ctx)
}

// TestRef fetches the source with the caller's token, then tests it.
func (m *Bookshop) TestRef(
	ctx context.Context,
	repository, ref string,
	token *dagger.Secret,
) (string, error) {
	remote := dag.Git(repository, dagger.GitOpts{HTTPAuthToken: token})
	return m.Test(ctx, remote.Ref(ref).Tree())
}
