package main

import (
	"context"
	"dagger/bookshop/internal/dagger"
	"fmt"
)

type Bookshop struct{}

// Repair lets a model repair the service, and sends test failures back to it.
func (m *Bookshop) Repair(ctx context.Context,
	// +ignore=["**/.git", "**/.env*"]
	source *dagger.Directory) (*dagger.Changeset, error) {
	tools := dag.Container().From("golang:1.25-alpine").WithWorkdir("/src")
	env := dag.Env().
		WithContainerInput("workshop", tools.WithDirectory("/src", source), "a broken Go service in /src").
		WithContainerOutput("repaired", "the workshop with the service repaired")
	agent := dag.LLM(dagger.LLMOpts{MaxAPICalls: 60}).WithEnv(env).
		WithPrompt("Make the tests in $workshop pass without changing them. Then save it as repaired.")
	for range 3 {
		// Loop keeps the model's answers, so the next prompt continues the conversation.
		agent = agent.Loop()
		saved := agent.Env().Output("repaired").AsContainer().Directory("/src")
		// Keep and test only the top-level Go files, including test files.
		result := source.WithDirectory(".", saved, dagger.DirectoryWithDirectoryOpts{
			Include: []string{"*.go"}, Exclude: []string{"*/*"}})
		tested := tools.WithDirectory("/src", result).WithExec([]string{"go", "test", "./..."},
			dagger.ContainerWithExecOpts{Expect: dagger.ReturnTypeAny})
		if code, err := tested.ExitCode(ctx); err != nil || code == 0 {
			return result.Changes(source), err
		}
		output, err := tested.CombinedOutput(ctx)
		if err != nil {
			return nil, err
		}
		agent = agent.WithPrompt("The tests still fail. Repair the service, and save it again:\n\n" + output)
	}
	return nil, fmt.Errorf("the tests fail after three attempts")
}
