package main

import "dagger/bookshop/internal/dagger"

type Bookshop struct{}

// Inspect puts some files next to tools that help to look at them.
func (m *Bookshop) Inspect(files *dagger.Directory) *dagger.Container {
	return dag.Container().
		From("alpine:3.22").
		WithExec([]string{"apk", "add", "--no-cache", "bash", "jq", "ripgrep", "tree"}).
		WithMountedDirectory("/files", files).
		WithWorkdir("/files").
		// What a terminal starts in this container.
		WithDefaultTerminalCmd([]string{"bash"})
}
