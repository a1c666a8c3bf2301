package main

import (
	"context"

	"dagger/bookshop/internal/dagger"
)

type Bookshop struct{}

// Tagline asks a model for one line about a book.
func (m *Bookshop) Tagline(
	ctx context.Context, title string, blurb string,
) (string, error) {
	env := dag.Env().
		WithStringInput("title", title, "title of the book").
		WithStringInput("blurb", blurb, "text on its back cover")

	return dag.LLM(dagger.LLMOpts{MaxAPICalls: 3}).
		// Set the environment first: a prompt gets its values when it's added.
		WithEnv(env).
		WithSystemPrompt("You write for the window of a bookshop. Write one line.").
		WithPrompt("Advertise the book $title. Its back cover says: $blurb").
		LastReply(ctx)
}
