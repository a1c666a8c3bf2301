package main

import "dagger/bookshop/internal/dagger"

type Bookshop struct{}

// TestReport runs the tests with Node.js and returns JUnit and coverage files.
func (m *Bookshop) TestReport(
	// +ignore=["node_modules"]
	source *dagger.Directory,
) *dagger.Directory {
	return dag.Container().
		From("node:22-slim").
		WithDirectory("/src", source).
		WithWorkdir("/src").
		WithNewFile("/reports/README", "Written by the tests").
		WithExec([]string{
			"node", "--test", "--experimental-test-coverage", "--test-reporter=junit",
			"--test-reporter-destination=/reports/junit.xml", "--test-reporter=lcov",
			"--test-reporter-destination=/reports/lcov.info",
		}, dagger.ContainerWithExecOpts{
			Expect: dagger.ReturnTypeAny,
		}).
		Directory("/reports")
}
