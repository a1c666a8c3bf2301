package main

import (
	"context"

	"dagger/vet/internal/dagger"
)

type Vet struct{}

// Lint fits the interface by name, arguments and result. It does not mention it.
func (m *Vet) Lint(ctx context.Context, source *dagger.Directory) (string, error) {
	return dag.Container().From("golang:1.25-alpine").
		WithDirectory("/src", source).
		WithWorkdir("/src").
		// Findings make the command fail, and are on standard error.
		WithExec([]string{"go", "vet", "./..."}).
		CombinedOutput(ctx)
}
