package main

import "dagger/librarian/internal/dagger"

type Librarian struct{}

// Fails if a row has no title, a negative stock, or a price that isn't positive.
const check = `import csv
for row in csv.DictReader(open("books.csv")):
    assert row["title"] and int(row["stock"]) >= 0 and float(row["price"]) > 0, row`

// Update changes the list of books as requested.
func (m *Librarian) Update(books *dagger.File, request string) *dagger.File {
	desk := dag.Container().
		From("python:3.13-slim").
		WithFile("/desk/books.csv", books).
		WithWorkdir("/desk")

	env := dag.Env().
		WithStringInput("request", request, "what has to change in the list").
		WithContainerInput("desk", desk, "Python and the book list, /desk/books.csv").
		WithContainerOutput("done", "the desk with the updated /desk/books.csv")

	done := dag.LLM(dagger.LLMOpts{MaxAPICalls: 20}).
		WithEnv(env).
		WithPrompt("Change the list of books as this note says: $request").
		WithPrompt("Change no other rows. Save the container as done.").
		Env().
		Output("done").
		AsContainer()

	// The check runs in the original container, which the model can't change.
	return desk.
		WithFile("books.csv", done.File("/desk/books.csv")).
		WithExec([]string{"python", "-c", check}).
		File("books.csv")
}
