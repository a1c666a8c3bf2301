package main

import (
	"context"
	"fmt"
	"strings"

	"dagger/bookshop/internal/dagger"
)

type Bookshop struct{}

// Verify runs all checks, and fails at the end if any of them failed.
func (m *Bookshop) Verify(ctx context.Context, source *dagger.Directory) (string, error) {
	base := dag.Container().From("golang:1.25-alpine").
		WithDirectory("/src", source).WithWorkdir("/src")
	// A non-zero exit code is a result here, not an error.
	anyCode := dagger.ContainerWithExecOpts{Expect: dagger.ReturnTypeAny}
	var failed []string
	for _, check := range []string{"! gofmt -l . | grep .", "go vet ./...", "go test ./..."} {
		done := base.WithExec([]string{"sh", "-c", check}, anyCode)
		code, err := done.ExitCode(ctx)
		if err != nil {
			return "", err
		}
		if code == 0 {
			continue
		}
		// go vet prints to standard error, go test to standard output.
		output, err := done.CombinedOutput(ctx)
		if err != nil {
			return "", err
		}
		failed = append(failed, check+"\n"+output)
	}
	if len(failed) > 0 {
		return "", fmt.Errorf("%d of 3 checks failed:\n%s", len(failed), strings.Join(failed, "\n"))
	}
	return "all checks passed", nil
}
