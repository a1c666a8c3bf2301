package main

import "dagger/bookshop/internal/dagger"

type Bookshop struct{}

// Release collects only the files that a server needs.
func (m *Bookshop) Release(
	source *dagger.Directory,
	program *dagger.File,
	version string,
) *dagger.Directory {
	static := source.Directory("static")
	return dag.Directory().
		WithFile("bookshop", program).
		WithDirectory("static", static, dagger.DirectoryWithDirectoryOpts{
			// Without the two asterisks, only top-level files would match.
			Exclude: []string{"**/*.map"},
		}).
		WithNewFile("VERSION", version+"\n")
}
