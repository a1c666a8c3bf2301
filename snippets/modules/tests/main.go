// Tests for the bookshop module.
package main

import (
	"context"
	"fmt"

	"dagger/tests/internal/dagger"
)

type Tests struct{}

// StartsAsNobody checks that the image starts the program without root's rights.
func (m *Tests) StartsAsNobody(ctx context.Context,
	// +defaultPath="fixture"
	source *dagger.Directory,
) error {
	image := dag.Bookshop().Image(source)
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

// RejectsUnknownFlag checks that the program rejects an unknown flag.
func (m *Tests) RejectsUnknownFlag(ctx context.Context,
	// +defaultPath="fixture"
	source *dagger.Directory,
) error {
	// If the command succeeds, this test fails.
	_, err := dag.Bookshop().Image(source).WithExec([]string{"bookshop", "--wrong"},
		dagger.ContainerWithExecOpts{Expect: dagger.ReturnTypeFailure}).Sync(ctx)
	return err
}
