package main

import "dagger/bookshop/internal/dagger"

type Bookshop struct{}

// Inspect puts some files into a container with tools for inspecting them.
func (m *Bookshop) Inspect(files *dagger.Directory) *dagger.Container {
	return dag.Container().
		From("alpine:3.22").
		WithExec([]string{"apk", "add", "--no-cache", "bash", "jq", "ripgrep", "tree"}).
		WithMountedDirectory("/files", files).
		WithWorkdir("/files").
		// Terminals in this container start bash instead of sh.
		WithDefaultTerminalCmd([]string{"bash"})
}
