package main

import (
	"context"

	"dagger/librarian/internal/dagger"
)

type Librarian struct{}

// Ask answers a question about the books in stock.
func (m *Librarian) Ask(
	ctx context.Context,
	// CSV file with title, author, price, and stock
	books *dagger.File,
	question string,
) (string, error) {
	desk := dag.Container().
		From("python:3.13-slim").
		WithFile("/desk/books.csv", books).
		WithWorkdir("/desk")

	// All the model gets: some text, a container, and a place for its answer.
	env := dag.Env().
		WithStringInput("question", question, "the question to answer").
		WithContainerInput("desk", desk, "Python and the book list, /desk/books.csv").
		WithStringOutput("answer", "the answer in one or two sentences")

	return dag.LLM(dagger.LLMOpts{MaxAPICalls: 20}).
		WithEnv(env).
		WithPrompt("Answer a question about our stock of books: $question").
		WithPrompt("Calculate with Python, never in your head. Save the answer.").
		Env().
		Output("answer").
		AsString(ctx)
}
