package main

import "dagger/bookshop/internal/dagger"

type Bookshop struct{}

// FromArchive creates a container from a saved image.
func (m *Bookshop) FromArchive(archive *dagger.File) *dagger.Container {
	return dag.Container().Import(archive)
}
