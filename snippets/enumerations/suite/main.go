package main

import (
	"context"

	"dagger/bookshop/internal/dagger"
)

// Suite says which tests run.
type Suite string

const (
	// Tests that need nothing but the code.
	SuiteUnit Suite = "-short"
	// Every test, the slow ones too.
	SuiteFull Suite = "-short=false"
)

type Bookshop struct{}

// Test runs the tests of the shop.
func (m *Bookshop) Test(
	ctx context.Context,
	source *dagger.Directory,
	// +default="Unit"
	suite Suite,
) (string, error) {
	return dag.Container().From("golang:1.25-alpine").
		WithDirectory("/src", source).
		WithWorkdir("/src").
		// Callers write the name of a member; the code sees its value.
		WithExec([]string{"go", "test", string(suite), "./..."}).
		Stdout(ctx)
}
