package main

import (
	"context"

	"dagger/bookshop/internal/dagger"
)

type Bookshop struct{}

// Bump writes a new version to a file, commits it, and pushes the branch.
func (m *Bookshop) Bump(
	ctx context.Context,
	source *dagger.Directory,
	repository string,
	branch string,
	version string,
	token *dagger.Secret,
) (string, error) {
	target := "HEAD:refs/heads/" + branch
	return dag.Container().
		From("alpine:3.22").
		WithExec([]string{"apk", "add", "git"}).
		WithDirectory("/src", source).
		WithWorkdir("/src").
		WithNewFile("VERSION", version).
		WithExec([]string{"git", "config", "user.name", "Release bot"}).
		WithExec([]string{"git", "config", "user.email", "release@example.com"}).
		WithExec([]string{
			"git", "config", "credential.helper",
			"!f() { echo username=x-access-token; echo password=$GITHUB_TOKEN; }; f",
		}).
		WithExec([]string{"git", "add", "VERSION"}).
		WithExec([]string{"git", "commit", "--message=Bump the version"}).
		WithSecretVariable("GITHUB_TOKEN", token).
		WithExec([]string{"git", "push", repository, target}).
		CombinedOutput(ctx)
}
