package main

import (
	"context"

	"dagger/bookshop/internal/dagger"
)

type Bookshop struct{}

// Tag tags the commit that's checked out, and pushes the tag.
func (m *Bookshop) Tag(
	ctx context.Context,
	source *dagger.Directory,
	repository string,
	version string,
	token *dagger.Secret,
) (string, error) {
	return dag.Container().
		From("alpine:3.22").
		WithExec([]string{"apk", "add", "git"}).
		WithDirectory("/src", source).
		WithWorkdir("/src").
		WithExec([]string{"git", "config", "user.name", "Release bot"}).
		WithExec([]string{"git", "config", "user.email", "release@example.com"}).
		// Pass the token through this helper instead of a file or the URL.
		WithExec([]string{
			"git", "config", "credential.helper",
			"!f() { echo username=x-access-token; echo password=$GITHUB_TOKEN; }; f",
		}).
		WithExec([]string{"git", "tag", "--annotate", "--message=Release", version}).
		WithSecretVariable("GITHUB_TOKEN", token).
		WithExec([]string{"git", "push", repository, version}).
		CombinedOutput(ctx)
}
