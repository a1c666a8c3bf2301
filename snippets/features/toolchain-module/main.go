// Formatting rules shared by all of the shop's services.
package main

import (
	"context"

	"dagger/linter/internal/dagger"
)

type Linter struct {
	// +private
	Source *dagger.Directory
	// +private
	Image string
}

func New(
	// Resolved in the project that installs this module, not in this repository.
	// +defaultPath="."
	source *dagger.Directory,
	// +default="golang:1.25-alpine"
	image string,
) *Linter {
	return &Linter{Source: source, Image: image}
}

// Unformatted lists the files that gofmt would change.
func (m *Linter) Unformatted(ctx context.Context) (string, error) {
	return dag.Container().
		From(m.Image).
		WithDirectory("/src", m.Source).
		WithWorkdir("/src").
		WithExec([]string{"gofmt", "-l", "."}).
		Stdout(ctx)
}
