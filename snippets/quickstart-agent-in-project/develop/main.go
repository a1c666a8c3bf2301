package main

import (
	"context"
	"dagger/developer/internal/dagger"
)

type Developer struct{}

const prompt = `You are a developer of the Go service in the directory project.
Your assignment: $assignment
Change as little as possible, only Go files in the top-level directory, and add a test.
Call test with your changed directory until it passes. Then save it as result.`

// Test runs the service's tests and returns their output.
func (m *Developer) Test(ctx context.Context,
	// +ignore=["**/.git", "**/.env*"]
	source *dagger.Directory) (string, error) {
	return dag.Container().From("golang:1.25-alpine").WithDirectory("/src", source).
		WithWorkdir("/src").WithExec([]string{"go", "test", "-v", "./..."}).CombinedOutput(ctx)
}

// Develop lets a model work on an assignment and returns its changes to the Go files.
func (m *Developer) Develop(ctx context.Context, assignment string,
	// +defaultPath="/"
	// +ignore=["**/.git", "**/.env*", ".github", ".dagger", "agent"]
	source *dagger.Directory) (*dagger.Changeset, error) {
	env := dag.Env().WithCurrentModule().
		WithStringInput("assignment", assignment, "what to do").
		WithDirectoryInput("project", source, "the service as it is").
		WithDirectoryOutput("result", "the assignment done, tests passing")
	agent := dag.LLM(dagger.LLMOpts{MaxAPICalls: 60}).WithEnv(env).WithPrompt(prompt).
		// Otherwise, the model could start other models, or containers with more privileges.
		WithBlockedFunction("Developer", "develop").WithBlockedFunction("Directory", "dockerBuild")
	// Keep only the top-level Go files, whatever else the model saved.
	result := source.WithDirectory(".", agent.Env().Output("result").AsDirectory(),
		dagger.DirectoryWithDirectoryOpts{Include: []string{"*.go"}, Exclude: []string{"*/*"}})
	_, err := m.Test(ctx, result) // Don't take the model's word for it.
	return result.Changes(source), err
}
