package main

import "dagger/bookshop/internal/dagger"

type Bookshop struct{}

// Subset returns the files that the caller asks for.
func (m *Bookshop) Subset(
	source *dagger.Directory,
	// File patterns to include; all files by default
	// +optional
	include []string,
	// File patterns to exclude
	// +optional
	exclude []string,
) *dagger.Directory {
	return source.Filter(dagger.DirectoryFilterOpts{Include: include, Exclude: exclude})
}
