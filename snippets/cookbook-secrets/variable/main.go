package main

import (
	"context"

	"dagger/bookshop/internal/dagger"
)

type Bookshop struct{}

// Whoami asks GitHub who the token belongs to.
func (m *Bookshop) Whoami(ctx context.Context, token *dagger.Secret) (string, error) {
	// $(…) drops the newline that a secret from a file or a command may end with.
	script := `wget -qO- --header="Authorization: Bearer $(printenv GITHUB_TOKEN)" "$0"`

	return dag.Container().
		From("alpine:3.22").
		WithSecretVariable("GITHUB_TOKEN", token).
		WithExec([]string{"sh", "-c", script, "https://api.github.com/user"}).
		Stdout(ctx)
}
