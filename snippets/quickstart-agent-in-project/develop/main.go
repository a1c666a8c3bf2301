package main

import (
	"context"

	"dagger/developer/internal/dagger"
)

type Developer struct{}

const prompt = `You are a developer of the Go service in the directory project.
Your assignment: $assignment
Read the code first. Change as little as possible, and add a test for it.
Call test with your changed directory until it passes. Then save it as result.`

// Run the tests of the service and return their output.
func (m *Developer) Test(ctx context.Context, source *dagger.Directory) (string, error) {
	return dag.Container().From("golang:1.25-alpine").
		WithDirectory("/src", source).WithWorkdir("/src").
		WithExec([]string{"go", "test", "-v", "./..."}).Stdout(ctx)
}

// Let a model work on an assignment and return its changes.
func (m *Developer) Develop(ctx context.Context, assignment string,
	// +defaultPath="/"
	// +ignore=[".env", ".git", ".dagger", "agent"]
	source *dagger.Directory,
) (*dagger.Changeset, error) {
	env := dag.Env().WithCurrentModule().
		WithStringInput("assignment", assignment, "what to do").
		WithDirectoryInput("project", source, "the service as it is").
		WithDirectoryOutput("result", "the assignment done, tests passing")
	agent := dag.LLM(dagger.LLMOpts{MaxAPICalls: 60}).WithEnv(env).
		// Otherwise the model could hand its work to another model, and so on.
		WithBlockedFunction("Developer", "develop").WithPrompt(prompt)
	result := agent.Env().Output("result").AsDirectory()
	_, err := m.Test(ctx, result) // The model says it passes. This makes sure.
	return result.Changes(source), err
}
