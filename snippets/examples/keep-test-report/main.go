package main

import "dagger/bookshop/internal/dagger"

type Bookshop struct{}

// TestReport runs the tests and keeps their report, even if some fail.
func (m *Bookshop) TestReport(source *dagger.Directory) *dagger.File {
	return dag.Container().
		From("golang:1.25-alpine").
		WithDirectory("/src", source).
		WithWorkdir("/src").
		WithExec([]string{"go", "test", "-json", "./..."}, dagger.ContainerWithExecOpts{
			RedirectStdout: "/report.json",
			// Failing tests exit with code 1, which would stop the chain before the report.
			Expect: dagger.ReturnTypeAny,
		}).
		File("/report.json")
}
