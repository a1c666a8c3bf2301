package main

import "dagger/bookshop/internal/dagger"

type Bookshop struct{}

// CloneByToken fetches a private repository over HTTPS.
func (m *Bookshop) CloneByToken(
	repository, branch string, token *dagger.Secret,
) *dagger.Directory {
	access := dagger.GitOpts{HTTPAuthToken: token}
	return dag.Git(repository, access).Branch(branch).Tree()
}

// CloneByAgent fetches a private repository over SSH, using the caller's SSH agent.
func (m *Bookshop) CloneByAgent(
	repository, branch string, agent *dagger.Socket,
) *dagger.Directory {
	access := dagger.GitOpts{SSHAuthSocket: agent}
	return dag.Git(repository, access).Branch(branch).Tree()
}
