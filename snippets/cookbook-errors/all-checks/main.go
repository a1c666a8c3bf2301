package main

import (
	"context"
	"fmt"
	"strings"

	"dagger/bookshop/internal/dagger"
)

type Bookshop struct{}

// Verify runs all checks, and fails at the end if one of them failed.
func (m *Bookshop) Verify(
	ctx context.Context, source *dagger.Directory,
) (string, error) {
	base := dag.Container().From("golang:1.25-alpine").
		WithDirectory("/src", source).WithWorkdir("/src")
	checks := []string{`test -z "$(gofmt -l .)"`, "go vet ./...", "go test ./..."}
	var failed []string
	for _, check := range checks {
		code, err := base.
			WithExec([]string{"sh", "-c", check}, dagger.ContainerWithExecOpts{
				// A code other than 0 is an answer here, and no error.
				Expect: dagger.ReturnTypeAny,
			}).
			ExitCode(ctx)
		if err != nil {
			return "", err
		}
		if code != 0 {
			failed = append(failed, check)
		}
	}
	if len(failed) > 0 {
		names := strings.Join(failed, ", ")
		return "", fmt.Errorf("%d of 3 checks failed: %s", len(failed), names)
	}
	return "all checks passed", nil
}
