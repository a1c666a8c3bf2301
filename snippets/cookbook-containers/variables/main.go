package main

import (
	"context"

	"dagger/bookshop/internal/dagger"
)

type Bookshop struct{}

// Environment prints the variables that a command sees.
func (m *Bookshop) Environment(ctx context.Context) (string, error) {
	return dag.Container().
		From("alpine:3.22").
		WithEnvVariable("SHOP_NAME", "bookshop").
		WithEnvVariable("SHOP_HOME", "/opt/bookshop").
		WithEnvVariable("PATH", "$SHOP_HOME/bin:$PATH",
			// Without Expand, the value would contain "$SHOP_HOME" literally.
			dagger.ContainerWithEnvVariableOpts{Expand: true}).
		WithExec([]string{"env"}).
		Stdout(ctx)
}
