package main

import "dagger/bookshop/internal/dagger"

type Bookshop struct{}

// Toolbox returns a container with the packages that the caller lists.
func (m *Bookshop) Toolbox(packages []string) *dagger.Container {
	return dag.Container().
		From("alpine:3.22").
		// Install all packages in one layer, without keeping the package index.
		WithExec(append([]string{"apk", "add", "--no-cache"}, packages...))
}
