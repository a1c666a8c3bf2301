package main

import "dagger/bookshop/internal/dagger"

type Bookshop struct{}

// WriteTool lets a model write a small program, then tests and builds it.
func (m *Bookshop) WriteTool(assignment string) *dagger.File {
	workshop := dag.Container().
		From("golang:1.25-alpine").
		WithWorkdir("/src").
		WithExec([]string{"go", "mod", "init", "shoptool"})
	env := dag.Env().
		WithStringInput("assignment", assignment, "what the program has to do").
		WithContainerInput("workshop", workshop, "Go and an empty module in /src").
		WithContainerOutput("done", "the workshop with program and tests")

	done := dag.LLM(dagger.LLMOpts{MaxAPICalls: 60}).
		WithEnv(env).
		WithPrompt("Write a Go program and its tests in $workshop: $assignment").
		WithPrompt("Use standard packages only. Test until go vet and go test pass.").
		WithPrompt("Then save the container as done.").
		Env().Output("done").AsContainer()

	// Take only the source from the model's container, and test and build it in the original.
	return workshop.
		WithDirectory("/src", done.Directory("/src")).
		WithExec([]string{"go", "vet", "./..."}).
		WithExec([]string{"go", "test", "./..."}).
		WithExec([]string{"go", "build", "-o", "/out/tool", "."}).
		File("/out/tool")
}
