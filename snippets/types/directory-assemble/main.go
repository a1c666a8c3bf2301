package main

import "dagger/bookshop/internal/dagger"

type Bookshop struct{}

// Release puts together what a server needs, and nothing else.
func (m *Bookshop) Release(
	source *dagger.Directory,
	program *dagger.File,
	version string,
) *dagger.Directory {
	static := source.Directory("static")
	return dag.Directory().
		WithFile("bookshop", program).
		WithDirectory("static", static, dagger.DirectoryWithDirectoryOpts{
			// Without the two stars, only files at the top would match.
			Exclude: []string{"**/*.map"},
		}).
		WithNewFile("VERSION", version+"\n")
}
