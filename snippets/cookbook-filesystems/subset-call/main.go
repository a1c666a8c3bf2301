package main

import "dagger/bookshop/internal/dagger"

type Bookshop struct{}

// Subset gives the files that the caller asks for.
func (m *Bookshop) Subset(
	source *dagger.Directory,
	// Patterns of files to take; without any, all files
	// +optional
	include []string,
	// Patterns of files to leave out
	// +optional
	exclude []string,
) *dagger.Directory {
	return source.Filter(dagger.DirectoryFilterOpts{Include: include, Exclude: exclude})
}
