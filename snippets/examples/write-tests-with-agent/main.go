package main

import "dagger/bookshop/internal/dagger"

type Bookshop struct{}

const assignment = `You are in $sandbox, a container with a Go service in /src.
Write tests for HTTP handlers that have none. Change only files named *_test.go.
Run go test ./... until it passes, then save the container as done.`

// WriteTests lets a model add tests and returns its edits for review.
func (m *Bookshop) WriteTests(source *dagger.Directory) *dagger.Changeset {
	sandbox := dag.Container().
		From("golang:1.25-alpine").
		WithDirectory("/src", source).
		WithWorkdir("/src")

	// The model gets these two names and no others: no host, no secrets.
	environment := dag.Env().
		WithContainerInput("sandbox", sandbox, "The service in /src, with Go").
		WithContainerOutput("done", "The container with the new tests in /src")

	done := dag.LLM(dagger.LLMOpts{MaxAPICalls: 40}).
		WithEnv(environment).
		WithPrompt(assignment).
		Env().
		Output("done").
		AsContainer()

	// Test again in a container that the model has not touched.
	return sandbox.
		WithDirectory("/src", done.Directory("/src")).
		WithExec([]string{"go", "test", "./..."}).
		Directory("/src").
		Changes(source)
}
