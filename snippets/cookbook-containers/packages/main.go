package main

import "dagger/bookshop/internal/dagger"

type Bookshop struct{}

// Toolbox is a container with the programs that the caller lists.
func (m *Bookshop) Toolbox(packages []string) *dagger.Container {
	return dag.Container().
		From("alpine:3.22").
		// One layer for all packages; the index of packages is not kept in it.
		WithExec(append([]string{"apk", "add", "--no-cache"}, packages...))
}
