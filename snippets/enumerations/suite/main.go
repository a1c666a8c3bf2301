package main

import (
	"context"

	"dagger/bookshop/internal/dagger"
)

// Suite selects the tests to run.
type Suite string

const (
	// Tests that only need the code.
	SuiteUnit Suite = "-short"
	// Every test, including slow ones.
	SuiteFull Suite = "-short=false"
)

type Bookshop struct{}

// Test runs the shop's tests.
func (m *Bookshop) Test(
	ctx context.Context,
	source *dagger.Directory,
	// Tests to run.
	// +default="Unit"
	suite Suite,
) (string, error) {
	return dag.Container().From("golang:1.25-alpine").
		WithDirectory("/src", source).
		WithWorkdir("/src").
		// Callers write the member's name; the code passes on its value.
		WithExec([]string{"go", "test", string(suite), "./..."}).
		Stdout(ctx)
}
