package main

import "dagger/bookshop/internal/dagger"

type Bookshop struct{}

// Notes lists the commits since a tag as release notes.
func (m *Bookshop) Notes(
	// A checkout with its full history
	source *dagger.Directory,
	since string,
) *dagger.File {
	commits := since + "..HEAD"
	return dag.Container().
		From("alpine:3.22").
		WithExec([]string{"apk", "add", "git"}).
		WithDirectory("/src", source).
		WithWorkdir("/src").
		WithExec([]string{"git", "log", "--no-merges", "--format=- %s (%h)", commits}, dagger.ContainerWithExecOpts{
			RedirectStdout: "/notes.md",
		}).
		File("/notes.md")
}
