package main

import "dagger/bookshop/internal/dagger"

type Bookshop struct{}

// Clean returns the project without ignored files or Git's own directory.
func (m *Bookshop) Clean(source *dagger.Directory) *dagger.Directory {
	return source.Filter(dagger.DirectoryFilterOpts{
		Gitignore: true,
		Exclude:   []string{".git"},
	})
}
