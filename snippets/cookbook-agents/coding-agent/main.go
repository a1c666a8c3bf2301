package main

import "dagger/bookshop/internal/dagger"

type Bookshop struct{}

// WriteTool lets a model write a small program, tests it and builds it.
func (m *Bookshop) WriteTool(assignment string) *dagger.File {
	workshop := dag.Container().
		From("golang:1.25-alpine").
		WithWorkdir("/src").
		WithExec([]string{"go", "mod", "init", "tool"})
	env := dag.Env().
		WithStringInput("assignment", assignment, "what the program has to do").
		WithContainerInput("workshop", workshop, "Go tools and an empty module in /src").
		WithContainerOutput("done", "the workshop with program and tests in /src")

	done := dag.LLM(dagger.LLMOpts{MaxAPICalls: 60}).
		WithEnv(env).
		WithPrompt("Write a Go program in $workshop for this assignment: $assignment").
		WithPrompt("Use the standard library only. Run go vet and tests of your own until they pass.").
		WithPrompt("Then save the container as done.").
		Env().Output("done").AsContainer()

	// Tested and built again where the model has changed nothing but the source.
	return workshop.
		WithDirectory("/src", done.Directory("/src")).
		WithExec([]string{"go", "vet", "./..."}).
		WithExec([]string{"go", "test", "./..."}).
		WithExec([]string{"go", "build", "-o", "/out/tool", "."}).
		File("/out/tool")
}
