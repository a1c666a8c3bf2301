package main

import "dagger/bookshop/internal/dagger"

type Bookshop struct{}

// Repair lets a model fix a problem and returns its changes for review.
func (m *Bookshop) Repair(
	// +ignore=["**/.git", "**/.env*"]
	source *dagger.Directory,
	problem string,
) *dagger.Changeset {
	workshop := dag.Container().
		From("golang:1.25-alpine").
		WithDirectory("/src", source).
		WithWorkdir("/src")

	// The model gets the problem's description and a container with a copy of the source.
	env := dag.Env().
		WithStringInput("problem", problem, "what's wrong with the service").
		WithContainerInput("workshop", workshop, "Go and the service's source in /src").
		WithContainerOutput("repaired", "the workshop with the fix and passing tests")

	repaired := dag.LLM(dagger.LLMOpts{MaxAPICalls: 40}).
		WithEnv(env).
		WithPrompt("Fix this problem in the Go service: $problem").
		WithPrompt("Run go test after each change and save what passes.").
		Env().
		Output("repaired").
		AsContainer().
		Directory("/src")

	// Keep only the top-level Go files. This function doesn't test them itself.
	return source.WithDirectory(".", repaired, dagger.DirectoryWithDirectoryOpts{
		Include: []string{"*.go"},
		Exclude: []string{"*/*"},
	}).Changes(source)
}
