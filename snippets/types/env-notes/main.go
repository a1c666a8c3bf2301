package main

import (
	"context"
	"errors"

	"dagger/bookshop/internal/dagger"
)

type Bookshop struct{}

// Notes lets a model write release notes from a release's commits.
func (m *Bookshop) Notes(ctx context.Context, commits string) (string, error) {
	// The descriptions tell the model what each value is.
	env := dag.Env().
		WithStringInput("commits", commits, "one commit per line, newest first").
		WithStringOutput("notes", "what changed for customers, in Markdown")

	notes := dag.LLM(dagger.LLMOpts{MaxAPICalls: 10}).
		WithEnv(env).
		WithPrompt("Write release notes from these commits, and save them as notes: $commits").
		Env().
		Output("notes")

	// A model may stop without answering, which isn't an error by itself.
	missing, err := notes.IsNull(ctx)
	if err != nil {
		return "", err
	}
	if missing {
		return "", errors.New("the model saved no notes")
	}
	return notes.AsString(ctx)
}
