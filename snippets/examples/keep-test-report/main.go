package main

import "dagger/bookshop/internal/dagger"

type Bookshop struct{}

// TestReport runs the tests and keeps their report, also when some fail.
func (m *Bookshop) TestReport(source *dagger.Directory) *dagger.File {
	return dag.Container().
		From("golang:1.25-alpine").
		WithDirectory("/src", source).
		WithWorkdir("/src").
		WithExec([]string{"go", "test", "-json", "./..."}, dagger.ContainerWithExecOpts{
			RedirectStdout: "/report.json",
			// Failed tests exit with 1. That would end the call without the report.
			Expect: dagger.ReturnTypeAny,
		}).
		File("/report.json")
}
