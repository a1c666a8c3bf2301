package main

import "dagger/bookshop/internal/dagger"

type Bookshop struct{}

// Server returns an image in which the server's user owns the catalog.
func (m *Bookshop) Server(
	program *dagger.File, catalog *dagger.Directory,
) *dagger.Container {
	return dag.Container().
		From("alpine:3.22").
		WithDirectory("/srv/catalog", catalog, dagger.ContainerWithDirectoryOpts{
			Owner: "nobody",
		}).
		WithFile("/usr/local/bin/bookshop", program, dagger.ContainerWithFileOpts{
			Permissions: 0o755,
		}).
		WithUser("nobody").
		WithDefaultArgs([]string{"bookshop"})
}
