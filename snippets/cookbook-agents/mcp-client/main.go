package main

import (
	"context"

	"dagger/bookshop/internal/dagger"
)

type Bookshop struct{}

// History answers a question about the past of a repository.
func (m *Bookshop) History(
	ctx context.Context, repository *dagger.Directory, question string,
) (string, error) {
	git := dag.Container().
		// This image, unlike the slim one, has Git.
		From("python:3.13").
		WithExec([]string{"pip", "install", "mcp-server-git==2025.12.18"}).
		WithDirectory("/repository", repository).
		WithDefaultArgs([]string{"mcp-server-git", "--repository", "/repository"}).
		AsService()

	env := dag.Env().WithStringInput("question", question, "about the past")

	return dag.LLM(dagger.LLMOpts{MaxAPICalls: 20}).
		WithEnv(env).
		WithMCPServer("git", git).
		WithPrompt("Answer from the Git history of /repository: $question").
		WithPrompt("Name the commits that you rely on. Change nothing.").
		LastReply(ctx)
}
