package main

import "dagger/bookshop/internal/dagger"

type Bookshop struct{}

// Branch gives the files at the tip of a branch.
func (m *Bookshop) Branch(repository string, name string) *dagger.Directory {
	return dag.Git(repository).Branch(name).Tree()
}

// Tag gives the files of a tag.
func (m *Bookshop) Tag(repository string, name string) *dagger.Directory {
	return dag.Git(repository).Tag(name).Tree()
}

// Commit gives the files of a commit, without the folder .git.
func (m *Bookshop) Commit(repository string, hash string) *dagger.Directory {
	return dag.Git(repository).Commit(hash).
		Tree(dagger.GitRefTreeOpts{DiscardGitDir: true})
}
