// Turns the book list of a shop into a web page.
package main

import "dagger/booklist/internal/dagger"

type Booklist struct{}

// Turn the book list into an HTML page.
func (m *Booklist) Page(source *dagger.File) *dagger.File {
	return dag.Container().
		From("python:3.13-slim").
		// Before the list, so that an edit of it leaves this step cached.
		WithExec([]string{"pip", "install", "markdown==3.9"}).
		WithWorkdir("/work").
		WithFile("books.md", source).
		WithExec([]string{"markdown_py", "--file=page.html", "books.md"}).
		File("page.html")
}
