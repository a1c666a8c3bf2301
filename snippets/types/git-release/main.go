package main

import (
	"context"

	"dagger/bookshop/internal/dagger"
)

type Bookshop struct{}

// BuildRelease compiles the highest tagged version, including pre-releases.
func (m *Bookshop) BuildRelease(
	ctx context.Context,
	repository *dagger.GitRepository,
) (*dagger.File, error) {
	release := repository.LatestVersion()
	commit, err := release.Commit(ctx)
	if err != nil {
		return nil, err
	}

	flags := "-ldflags=-X main.commit=" + commit
	// The history isn't needed, and would make the copy larger.
	files := release.Tree(dagger.GitRefTreeOpts{DiscardGitDir: true})

	return dag.Container().
		From("golang:1.25-alpine").
		WithDirectory("/src", files).
		WithWorkdir("/src").
		WithExec([]string{"go", "build", flags, "-o", "/out/bookshop"}).
		File("/out/bookshop"), nil
}
