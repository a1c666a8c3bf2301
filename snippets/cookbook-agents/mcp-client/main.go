package main

import (
	"context"

	"dagger/bookshop/internal/dagger"
)

type Bookshop struct{}

// History answers a question about a repository's history.
func (m *Bookshop) History(
	ctx context.Context, repository *dagger.GitRepository, question string,
) (string, error) {
	// Use a fresh clone, which has neither uncommitted files nor your credentials.
	clone := repository.Head().Tree(dagger.GitRefTreeOpts{Depth: -1})
	git := dag.Container().
		// Unlike the slim image, this one includes Git.
		From("python:3.13").
		WithExec([]string{"pip", "install", "mcp-server-git==2026.10.19"}).
		WithDirectory("/repository", clone).
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
