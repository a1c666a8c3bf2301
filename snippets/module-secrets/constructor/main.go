package main

import (
	"context"

	"dagger/bookshop/internal/dagger"
)

const script = `curl --fail --silent --show-error \
  --header "Authorization: Bearer $TOKEN" \
  "https://catalog.example.com/titles?year=$0"`

type Bookshop struct {
	// The object only keeps a reference; the value stays with the caller.
	// +private
	Token *dagger.Secret
}

func New(
	// Token for the publisher's catalog.
	token *dagger.Secret,
) *Bookshop {
	return &Bookshop{Token: token}
}

// Titles lists the titles published in a year.
func (m *Bookshop) Titles(ctx context.Context, year string) (string, error) {
	return m.client().WithExec([]string{"sh", "-c", script, year}).Stdout(ctx)
}

// Only containers based on this one have the variable.
func (m *Bookshop) client() *dagger.Container {
	return dag.Container().
		From("alpine/curl:8.14.1").
		WithSecretVariable("TOKEN", m.Token)
}
