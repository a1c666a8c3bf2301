// Turns a shop's book list into a web page.
package main

import "dagger/booklist/internal/dagger"

type Booklist struct{}

// Page turns the book list into an HTML page.
func (m *Booklist) Page(source *dagger.File) *dagger.File {
	return dag.Container().
		From("python:3.13-slim").
		// Runs before the list is added, so this step stays cached when the list changes.
		WithExec([]string{"pip", "install", "markdown==3.9"}).
		WithWorkdir("/work").
		WithFile("books.md", source).
		WithExec([]string{"markdown_py", "--file=page.html", "books.md"}).
		File("page.html")
}
