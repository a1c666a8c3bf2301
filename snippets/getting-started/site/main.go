// Turns a shop's book list into a website.
package main

import "dagger/booklist/internal/dagger"

type Booklist struct{}

// Page turns the book list into an HTML page.
func (m *Booklist) Page(
	source *dagger.File,
	// The page's heading.
	// +default="Bookshop"
	title string,
) *dagger.File {
	// A pipe needs a shell: WithExec starts programs directly.
	line := "(cat title.md; echo; cat books.md) | markdown_py > page.html"
	return dag.Container().
		From("python:3.13-slim").
		// Keeps pip's downloads for the next time the step below runs.
		WithMountedCache("/root/.cache/pip", dag.CacheVolume("pip")).
		WithExec([]string{"pip", "install", "markdown==3.9"}).
		WithWorkdir("/work").
		WithNewFile("title.md", "# "+title).
		WithFile("books.md", source).
		WithExec([]string{"sh", "-c", line}).
		File("page.html")
}

// Site adds the page to a web server's image.
func (m *Booklist) Site(
	source *dagger.File,
	// The page's heading.
	// +default="Bookshop"
	title string,
) *dagger.Container {
	return dag.Container().
		From("nginx:1.29-alpine").
		WithFile("/usr/share/nginx/html/index.html", m.Page(source, title)).
		WithExposedPort(80)
}
