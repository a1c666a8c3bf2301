package main

import (
	"context"
	"fmt"

	"dagger/bookshop/internal/dagger"
)

type Bookshop struct{}

// Lint reports go vet's findings instead of failing.
func (m *Bookshop) Lint(
	ctx context.Context, source *dagger.Directory,
) (string, error) {
	checked := dag.Container().
		From("golang:1.25-alpine").
		WithDirectory("/src", source).
		WithWorkdir("/src").
		WithExec([]string{"go", "vet", "./..."}, dagger.ContainerWithExecOpts{
			// If go vet finds problems, its exit code isn't 0, which is an error by default.
			Expect: dagger.ReturnTypeAny,
		})

	code, err := checked.ExitCode(ctx)
	if err != nil {
		return "", err
	}
	findings, err := checked.Stderr(ctx)
	if err != nil {
		return "", err
	}
	return fmt.Sprintf("go vet exited with code %d\n%s", code, findings), nil
}
