package main

import (
	"context"

	"dagger/bookshop/internal/dagger"
)

type Bookshop struct{}

// Reproduce lets a model find the cause of an error and write a test that reproduces it.
func (m *Bookshop) Reproduce(
	ctx context.Context,
	// +ignore=["**/.git", "**/.env*"]
	source *dagger.Directory,
	log *dagger.File,
) (*dagger.Directory, error) {
	workshop := dag.Container().From("golang:1.25-alpine")
	env := dag.Env().
		WithContainerInput("workshop", workshop, "Go tools").
		WithDirectoryInput("source", source, "the code of the service").
		WithFileInput("log", log, "what the service printed before it failed").
		WithFileOutput("test", "a Go test file that fails because of the error").
		WithStringOutput("cause", "what causes the error, in one paragraph")

	found := dag.LLM(dagger.LLMOpts{MaxAPICalls: 50}).
		WithEnv(env).
		WithPrompt("Find out what led to the error in $log. The code is $source.").
		WithPrompt("Copy the code to $workshop to test it. Save test and cause.").
		Env()

	// Both outputs come from the same conversation.
	cause, err := found.Output("cause").AsString(ctx)
	if err != nil {
		return nil, err
	}
	return dag.Directory().
		WithFile("cause_test.go", found.Output("test").AsFile()).
		WithNewFile("cause.md", cause), nil
}
