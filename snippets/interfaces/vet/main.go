package main

import (
	"context"

	"dagger/vet/internal/dagger"
)

type Vet struct{}

// Lint runs go vet on the source and returns its report.
func (m *Vet) Lint(ctx context.Context, source *dagger.Directory) (string, error) {
	return dag.Container().From("golang:1.25-alpine").
		WithDirectory("/src", source).
		WithWorkdir("/src").
		// If go vet finds problems, it fails and reports them on standard error.
		WithExec([]string{"go", "vet", "./..."}).
		CombinedOutput(ctx)
}
