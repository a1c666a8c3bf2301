package main

import (
	"context"

	"dagger/bookshop/internal/dagger"
)

type Bookshop struct{}

// Reply drafts a reply to a customer's letter.
func (m *Bookshop) Reply(ctx context.Context, letter string) (string, error) {
	env := dag.Env().
		WithStringInput("letter", letter, "what a customer wrote").
		WithStringOutput("reply", "a friendly answer of at most five sentences")

	return dag.LLM(dagger.LLMOpts{MaxAPICalls: 5}).
		// Add the environment first, then the prompt that uses its names.
		WithEnv(env).
		WithPrompt("Answer this letter to a bookshop. Promise nothing. $letter").
		Env().
		Output("reply").
		AsString(ctx)
}
