package main

import (
	"context"
	"fmt"

	"dagger/bookshop/internal/dagger"
)

type Bookshop struct{}

// Let a model repair the service, and send failing tests back to it.
func (m *Bookshop) Repair(ctx context.Context, source *dagger.Directory) (*dagger.Changeset, error) {
	workshop := dag.Container().From("golang:1.25-alpine").
		WithDirectory("/src", source).WithWorkdir("/src")
	env := dag.Env().
		WithContainerInput("workshop", workshop, "a broken Go service in /src").
		WithContainerOutput("repaired", "the workshop with the service repaired")
	agent := dag.LLM(dagger.LLMOpts{MaxAPICalls: 60}).WithEnv(env).
		WithPrompt("Find out why tests fail, repair the service, save the workshop.")

	for range 3 {
		// Loop keeps the answers: the next prompt continues this conversation.
		agent = agent.Loop()
		result := agent.Env().Output("repaired").AsContainer().Directory("/src")
		tested := workshop.WithDirectory("/src", result).WithExec(
			[]string{"go", "test", "./..."},
			dagger.ContainerWithExecOpts{Expect: dagger.ReturnTypeAny})
		code, err := tested.ExitCode(ctx)
		if err != nil || code == 0 {
			return result.Changes(source), err
		}
		output, err := tested.CombinedOutput(ctx)
		if err != nil {
			return nil, err
		}
		agent = agent.WithPrompt("Tests still fail. Repair and save again:\n" + output)
	}
	return nil, fmt.Errorf("the tests fail after three attempts")
}
