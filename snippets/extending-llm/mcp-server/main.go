package main

import (
	"context"

	"dagger/bookshop/internal/dagger"
)

type Bookshop struct{}

// Explain answers a question about the code, using the Go language server.
func (m *Bookshop) Explain(
	ctx context.Context,
	// +ignore=["**/.git", "**/.env*"]
	source *dagger.Directory,
	question string,
) (string, error) {
	gopls := dag.Container().
		From("golang:1.25-alpine").
		WithExec([]string{"go", "install", "golang.org/x/tools/gopls@v0.20.0"}).
		// Read-only tools see this copy; tools that may write see the workspace.
		WithDirectory("/src", source).
		WithWorkdir("/src").
		WithDefaultArgs([]string{"gopls", "mcp"}).
		AsService()

	env := dag.Env().
		WithWorkspace(source).
		WithStringInput("question", question, "a question about the Go code")

	return dag.LLM(dagger.LLMOpts{MaxAPICalls: 20}).
		WithEnv(env).
		WithMCPServer("gopls", gopls).
		WithPrompt("Use your tools to answer in at most five sentences: $question").
		LastReply(ctx)
}
