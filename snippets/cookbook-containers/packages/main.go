package main

import "dagger/bookshop/internal/dagger"

type Bookshop struct{}

// Toolbox returns a container with the programs that the caller lists.
func (m *Bookshop) Toolbox(packages []string) *dagger.Container {
	return dag.Container().
		From("alpine:3.22").
		// One layer for all packages, without the package index.
		WithExec(append([]string{"apk", "add", "--no-cache"}, packages...))
}
