package main

import "dagger/bookshop/internal/dagger"

type Bookshop struct{}

// Assets builds the shop's frontend, with an optional terminal before the build.
func (m *Bookshop) Assets(
	source *dagger.Directory,
	// Open a terminal before the build
	// +optional
	pause bool,
) *dagger.Directory {
	installed := dag.Container().
		From("node:22-slim").
		WithDirectory("/src", source.Directory("web")).
		WithWorkdir("/src").
		WithExec([]string{"npm", "ci"})

	if pause {
		// The chain continues once you exit bash.
		shell := dagger.ContainerTerminalOpts{Cmd: []string{"bash"}}
		installed = installed.Terminal(shell)
	}
	return installed.WithExec([]string{"npm", "run", "build"}).Directory("dist")
}
