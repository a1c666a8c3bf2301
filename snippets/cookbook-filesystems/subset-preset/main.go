package main

import "dagger/bookshop/internal/dagger"

type Bookshop struct{}

// One name for each choice, so that functions cannot disagree.
var (
	program = []string{"go.mod", "go.sum", "**/*.go"}
	tests   = []string{"**/*_test.go", "**/testdata"}
)

// ProgramFiles gives the files that end up in the binary.
func (m *Bookshop) ProgramFiles(source *dagger.Directory) *dagger.Directory {
	return dag.Directory().WithDirectory("/", source, dagger.DirectoryWithDirectoryOpts{
		Include: program,
		Exclude: tests,
	})
}

// TestFiles gives the files of the tests.
func (m *Bookshop) TestFiles(source *dagger.Directory) *dagger.Directory {
	return dag.Directory().WithDirectory("/", source, dagger.DirectoryWithDirectoryOpts{
		Include: tests,
	})
}
