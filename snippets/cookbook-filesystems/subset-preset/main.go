package main

import "dagger/bookshop/internal/dagger"

type Bookshop struct{}

// Define each selection once, so functions can't disagree.
var (
	program = []string{"go.mod", "go.sum", "**/*.go"}
	tests   = []string{"**/*_test.go", "**/testdata"}
)

// ProgramFiles returns the files that end up in the binary.
func (m *Bookshop) ProgramFiles(source *dagger.Directory) *dagger.Directory {
	return dag.Directory().WithDirectory("/", source, dagger.DirectoryWithDirectoryOpts{
		Include: program,
		Exclude: tests,
	})
}

// TestFiles returns the test files.
func (m *Bookshop) TestFiles(source *dagger.Directory) *dagger.Directory {
	return dag.Directory().WithDirectory("/", source, dagger.DirectoryWithDirectoryOpts{
		Include: tests,
	})
}
