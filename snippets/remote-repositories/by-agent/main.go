package main

import "dagger/bookshop/internal/dagger"

type Bookshop struct{}

// Sources fetches a repository with the keys in the caller's SSH agent.
func (m *Bookshop) Sources(
	repository, ref string,
	agent *dagger.Socket,
) *dagger.Directory {
	return dag.Git(repository, dagger.GitOpts{SSHAuthSocket: agent}).Ref(ref).Tree()
}
