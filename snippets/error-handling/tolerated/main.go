package main

import "dagger/bookshop/internal/dagger"

type Bookshop struct{}

// Report returns the test report, whether or not the tests pass.
func (m *Bookshop) Report(source *dagger.Directory) *dagger.File {
	return m.tested(source).File("/report.json")
}

func (m *Bookshop) tested(source *dagger.Directory) *dagger.Container {
	return dag.Container().
		From("golang:1.25-alpine").
		WithDirectory("/src", source).
		WithWorkdir("/src").
		WithExec([]string{"go", "test", "-json", "./..."},
			dagger.ContainerWithExecOpts{
				// If tests fail, the chain continues, so the report is still returned.
				Expect:         dagger.ReturnTypeAny,
				RedirectStdout: "/report.json",
			})
}
