package main

import (
	"context"

	"dagger/bookshop/internal/dagger"
)

type Bookshop struct{}

// Release publishes a release on GitHub, with notes and files.
func (m *Bookshop) Release(
	ctx context.Context,
	// Owner and name, such as ORG/bookshop
	repository string,
	version string,
	notes *dagger.File,
	assets *dagger.Directory,
	token *dagger.Secret,
) (string, error) {
	return dag.Container().
		From("alpine:3.22").
		WithExec([]string{"apk", "add", "github-cli"}).
		WithMountedDirectory("/assets", assets).
		WithMountedFile("/notes.md", notes).
		WithWorkdir("/assets").
		WithSecretVariable("GH_TOKEN", token).
		WithEnvVariable("GH_REPO", repository).
		WithEnvVariable("VERSION", version).
		WithExec([]string{
			"sh", "-c",
			`gh release create "$VERSION" --verify-tag --title="$VERSION" --notes-file=/notes.md *`,
		}).
		Stdout(ctx)
}
