// Reviews projects with linters from other modules.
package main

import (
	"context"

	"dagger/gate/internal/dagger"
)

// Linter is anything that can check source code.
type Linter interface {
	DaggerObject

	// Lint returns a report, or an error if something is wrong.
	Lint(ctx context.Context, source *dagger.Directory) (string, error)
}

type Gate struct{}

// Review runs a linter on handwritten code.
func (m *Gate) Review(
	ctx context.Context,
	source *dagger.Directory,
	linter Linter,
) (string, error) {
	// Exclude the same files for every linter, no matter who wrote it.
	handwritten := source.Filter(dagger.DirectoryFilterOpts{
		Exclude: []string{"vendor", "**/*.gen.go"},
	})
	report, err := linter.Lint(ctx, handwritten)
	if err != nil {
		return "", err
	}
	return "passed\n" + report, nil
}
