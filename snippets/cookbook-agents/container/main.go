package main

import "dagger/bookshop/internal/dagger"

type Bookshop struct{}

// Toolbox lets a model install the packages that a task needs.
func (m *Bookshop) Toolbox(task string) *dagger.Container {
	env := dag.Env().
		WithStringInput("task", task, "what somebody wants to do with the tools").
		WithContainerInput("base", dag.Container().From("alpine:3.22"), "plain Alpine").
		WithContainerOutput("toolbox", "the base with the tools installed")

	return dag.LLM(dagger.LLMOpts{MaxAPICalls: 20}).
		WithEnv(env).
		WithPrompt("Start from $base and install what is needed to: $task").
		WithPrompt("Run each tool once as a test. Then save the container.").
		Env().
		Output("toolbox").
		AsContainer()
}
