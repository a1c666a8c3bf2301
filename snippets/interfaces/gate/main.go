// Reviews projects with checks of other modules.
package main

import (
	"context"

	"dagger/gate/internal/dagger"
)

// Checker is anything that can look at source code.
type Checker interface {
	DaggerObject

	// Check returns a report, and an error if something is wrong.
	Check(ctx context.Context, source *dagger.Directory) (string, error)
}

type Gate struct{}

// Review runs a check on what people wrote themselves.
func (m *Gate) Review(ctx context.Context, source *dagger.Directory, checker Checker) (string, error) {
	// The same for all checkers, whoever wrote them.
	own := source.Filter(dagger.DirectoryFilterOpts{Exclude: []string{"vendor", "**/*.gen.go"}})
	report, err := checker.Check(ctx, own)
	if err != nil {
		return "", err
	}
	return "passed\n" + report, nil
}
