package main

import (
	"context"

	"dagger/bookshop/internal/dagger"
)

type Bookshop struct{}

// Upload copies a built site to a server, with the keys of the caller's agent.
func (m *Bookshop) Upload(
	ctx context.Context,
	site *dagger.Directory,
	target string,
	agent *dagger.Socket,
	knownHosts *dagger.File,
	run string,
) (string, error) {
	return dag.Container().
		From("alpine:3.22").
		WithExec([]string{"apk", "add", "openssh-client", "rsync"}).
		WithUnixSocket("/agent.sock", agent).
		WithEnvVariable("SSH_AUTH_SOCK", "/agent.sock").
		WithMountedFile("/etc/ssh/ssh_known_hosts", knownHosts).
		WithMountedDirectory("/site", site).
		// Without a new value, the engine would reuse the result of an unchanged command.
		WithEnvVariable("RUN", run).
		WithExec([]string{
			"rsync", "--archive", "--delete", "--stats", "--rsh=ssh -o BatchMode=yes",
			"/site/", target,
		}).
		Stdout(ctx)
}
