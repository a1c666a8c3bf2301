package main

import (
	"context"
	"strconv"

	"dagger/bookshop/internal/dagger"
)

type Bookshop struct{}

// Test runs the shop's tests.
func (m *Bookshop) Test(
	ctx context.Context,
	source *dagger.Directory,
	// Packages to test.
	// +default=["./..."]
	packages []string,
	// Run only tests whose name matches.
	// +optional
	run string,
	// Number of times to run each test.
	// +default=1
	count int,
	// Skip slow tests.
	// +default=false
	quick bool,
) (string, error) {
	times, short := strconv.Itoa(count), strconv.FormatBool(quick)
	args := []string{"go", "test", "-count=" + times, "-short=" + short}
	// An omitted argument without a default has the zero value of its type.
	if run != "" {
		args = append(args, "-run="+run)
	}
	return dag.Container().From("golang:1.25-alpine").
		WithDirectory("/src", source).
		WithWorkdir("/src").
		WithExec(append(args, packages...)).
		Stdout(ctx)
}
