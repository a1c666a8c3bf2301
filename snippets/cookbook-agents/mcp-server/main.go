package main

import (
	"context"

	"dagger/bookshop/internal/dagger"
)

type Bookshop struct {
	Books *dagger.File // +private
}

func New(
	// Books in stock: title, author, price, and number
	// +defaultPath="books.csv"
	books *dagger.File,
) *Bookshop {
	return &Bookshop{Books: books}
}

// Find returns the rows of the stock list that contain some text.
//
// The columns are title, author, price in euros, and number in stock.
// If no row matches, the shop doesn't have the book.
func (m *Bookshop) Find(
	ctx context.Context,
	// Part of a title or an author's name
	text string,
) (string, error) {
	return dag.Container().
		From("alpine:3.22").
		WithMountedFile("/books.csv", m.Books).
		// Exit code 1 means no match, which is a valid answer.
		WithExec([]string{"grep", "-i", "-F", "-e", text, "/books.csv"},
			dagger.ContainerWithExecOpts{Expect: dagger.ReturnTypeAny}).
		Stdout(ctx)
}
