package main

import (
	"context"

	"dagger/bookshop/internal/dagger"
)

type Bookshop struct {
	Books *dagger.File // +private
}

func New(
	// Books in stock: title, author, price, number
	// +defaultPath="books.csv"
	books *dagger.File,
) *Bookshop {
	return &Bookshop{Books: books}
}

// Find gives the rows of the books in stock that contain a text.
//
// The columns are title, author, price in euros and number in stock.
// No row means that the shop does not have the book.
func (m *Bookshop) Find(
	ctx context.Context,
	// Part of a title or of an author's name
	text string,
) (string, error) {
	return dag.Container().
		From("alpine:3.22").
		WithMountedFile("/books.csv", m.Books).
		// Exit code 1 says that nothing was found, which is an answer.
		WithExec([]string{"grep", "-i", "-F", "-e", text, "/books.csv"},
			dagger.ContainerWithExecOpts{Expect: dagger.ReturnTypeAny}).
		Stdout(ctx)
}
