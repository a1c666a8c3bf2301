package main

import (
	"context"
)

type Bookshop struct{}

// Cached shows the size of each directory in the volume.
func (m *Bookshop) Cached(
	ctx context.Context,
	// Any new value, such as the current time
	moment string,
) (string, error) {
	return dag.Container().
		From("alpine:3.22").
		WithMountedCache("/volume", dag.CacheVolume("bookshop-modules")).
		// A volume's contents aren't an input, so another input has to change.
		WithEnvVariable("MOMENT", moment).
		WithExec([]string{"du", "-h", "-d", "2", "/volume"}).
		Stdout(ctx)
}
