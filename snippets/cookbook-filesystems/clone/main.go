package main

import "dagger/bookshop/internal/dagger"

type Bookshop struct{}

// Branch returns the files at the tip of a branch.
func (m *Bookshop) Branch(repository string, name string) *dagger.Directory {
	return dag.Git(repository).Branch(name).Tree()
}

// Tag returns the files at a tag.
func (m *Bookshop) Tag(repository string, name string) *dagger.Directory {
	return dag.Git(repository).Tag(name).Tree()
}

// Commit returns the files at a commit, without the .git directory.
func (m *Bookshop) Commit(repository string, hash string) *dagger.Directory {
	return dag.Git(repository).Commit(hash).
		Tree(dagger.GitRefTreeOpts{DiscardGitDir: true})
}
