// Tests for the bookshop module.
package main

import (
	"context"
	"fmt"

	"dagger/tests/internal/dagger"
)

type Tests struct{}

// Image checks what users of the image rely on.
func (m *Tests) Image(ctx context.Context, image *dagger.Container) error {
	user, err := image.User(ctx)
	if err != nil {
		return err
	}
	if user != "nobody" {
		return fmt.Errorf("the image runs as %q, expected nobody", user)
	}
	// Starting the program reveals a missing library or the wrong architecture.
	_, err = image.WithExec([]string{"bookshop", "--version"}).Sync(ctx)
	return err
}

// Refuses checks that the program rejects an unknown flag.
func (m *Tests) Refuses(ctx context.Context, image *dagger.Container) error {
	_, err := image.
		// If the command succeeds, this test fails.
		WithExec([]string{"bookshop", "--wrong"},
			dagger.ContainerWithExecOpts{Expect: dagger.ReturnTypeFailure}).
		Sync(ctx)
	return err
}
