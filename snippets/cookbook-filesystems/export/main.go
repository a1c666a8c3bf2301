package main

import "dagger/bookshop/internal/dagger"

type Bookshop struct{}

// Coverage returns the coverage data and an HTML report.
func (m *Bookshop) Coverage(source *dagger.Directory) *dagger.Directory {
	return dag.Container().
		From("golang:1.25-alpine").
		WithMountedDirectory("/src", source).
		WithWorkdir("/src").
		// The commands below don't create the directory themselves.
		WithDirectory("/out", dag.Directory()).
		WithExec([]string{"go", "test", "-coverprofile=/out/cover.txt", "./..."}).
		WithExec([]string{
			"go", "tool", "cover", "-html=/out/cover.txt", "-o=/out/index.html",
		}).
		Directory("/out")
}

// CoveragePage returns only the HTML report.
func (m *Bookshop) CoveragePage(source *dagger.Directory) *dagger.File {
	return m.Coverage(source).File("index.html")
}
