package main

import (
	"context"
	"fmt"

	"dagger/bookshop/internal/dagger"
)

type Bookshop struct{}

// Changelog lists the newest commits of a branch.
func (m *Bookshop) Changelog(
	ctx context.Context,
	repository *dagger.GitRepository,
	// +default="main"
	branch string,
	// +default=20
	count int,
) (string, error) {
	history := repository.Branch(branch).
		// By default, only one commit is fetched, which isn't enough for a changelog.
		Tree(dagger.GitRefTreeOpts{Depth: count})

	limit := fmt.Sprintf("--max-count=%d", count)
	return dag.Container().
		From("alpine:3.22").
		WithExec([]string{"apk", "add", "git"}).
		WithMountedDirectory("/src", history).
		WithWorkdir("/src").
		WithExec([]string{"git", "log", "--oneline", limit}).
		Stdout(ctx)
}
