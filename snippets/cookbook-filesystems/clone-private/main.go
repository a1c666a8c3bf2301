package main

import "dagger/bookshop/internal/dagger"

type Bookshop struct{}

// CloneByToken fetches a private repository over HTTPS.
func (m *Bookshop) CloneByToken(repository, branch string, token *dagger.Secret) *dagger.Directory {
	return dag.Git(repository, dagger.GitOpts{HTTPAuthToken: token}).Branch(branch).Tree()
}

// CloneByAgent fetches a private repository over SSH, with a key of the caller's agent.
func (m *Bookshop) CloneByAgent(repository, branch string, agent *dagger.Socket) *dagger.Directory {
	return dag.Git(repository, dagger.GitOpts{SSHAuthSocket: agent}).Branch(branch).Tree()
}
