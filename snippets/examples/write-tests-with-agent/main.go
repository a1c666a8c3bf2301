package main

import (
	"context"
	"dagger/bookshop/internal/dagger"
)

type Bookshop struct{}

const assignment = `You are in $sandbox, a container with a Go service in /src.
Write tests for HTTP handlers that have none. Change only files named *_test.go.
Run go test ./... until it passes, then save the container as done.`

// WriteTests lets a model add tests and returns its edits for review.
func (m *Bookshop) WriteTests(
	ctx context.Context,
	// +ignore=["**/.git", "**/.env*"]
	source *dagger.Directory,
) (*dagger.Changeset, error) {
	tools := dag.Container().From("golang:1.25-alpine").WithWorkdir("/src")
	sandbox := tools.WithDirectory("/src", source)
	environment := dag.Env().
		WithContainerInput("sandbox", sandbox, "The service in /src, with Go").
		WithContainerOutput("done", "The container with the new tests in /src")
	done := dag.LLM(dagger.LLMOpts{MaxAPICalls: 40}).
		WithEnv(environment).
		WithPrompt(assignment).
		Env().Output("done").AsContainer()

	// Keep only test files, whatever else the model changed.
	result := source.WithDirectory(".", done.Directory("/src"), dagger.DirectoryWithDirectoryOpts{
		Include: []string{"**/*_test.go"},
		Exclude: []string{"**/.*", "**/*_test.go/*"},
	})
	// Test again in a container that the model hasn't touched.
	_, err := tools.WithDirectory("/src", result).WithExec([]string{"go", "test", "./..."}).Sync(ctx)
	return result.Changes(source), err
}
