package main

import (
	"context"
	"errors"
	"fmt"

	"dagger/bookshop/internal/dagger"
)

type Bookshop struct{}

// Lint lists the files that aren't formatted.
func (m *Bookshop) Lint(
	ctx context.Context,
	source *dagger.Directory,
) (string, error) {
	check := `test -z "$(gofmt -l . | tee /dev/stderr)"`
	out, err := dag.Container().
		From("golang:1.25-alpine").
		WithDirectory("/src", source).
		WithWorkdir("/src").
		WithExec([]string{"sh", "-c", check}).
		Stdout(ctx)

	var failed *dagger.ExecError
	if errors.As(err, &failed) && failed.ExitCode == 1 {
		// Exit code 1 means unformatted files; any other code means the check itself failed.
		return "", fmt.Errorf("these files are not formatted:\n%s", failed.Stderr)
	}
	return out, err
}
