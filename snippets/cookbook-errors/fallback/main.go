package main

import (
	"context"
	"errors"
	"fmt"

	"dagger/bookshop/internal/dagger"
)

type Bookshop struct{}

// Catalog downloads the catalog, falling back to the mirror.
func (m *Bookshop) Catalog(
	ctx context.Context, url string, mirror string,
) (*dagger.File, error) {
	// Sync runs the command now, so its failure is caught here.
	catalog, err := download(url).Sync(ctx)

	var failed *dagger.ExecError
	if errors.As(err, &failed) {
		fmt.Printf("exit code %d, trying %s: %s\n",
			failed.ExitCode, mirror, failed.Stderr)
		return download(mirror), nil
	}
	return catalog, err
}

func download(url string) *dagger.File {
	return dag.Container().
		From("alpine:3.22").
		WithExec([]string{"wget", "-q", "-O", "/catalog.csv", url}).
		File("/catalog.csv")
}
