package main

import (
	"context"
)

type Bookshop struct{}

// Cached shows how large the folders in the volume are.
func (m *Bookshop) Cached(
	ctx context.Context,
	// Any text not used before, such as the time
	moment string,
) (string, error) {
	return dag.Container().
		From("alpine:3.22").
		WithMountedCache("/volume", dag.CacheVolume("bookshop-modules")).
		// What is in a volume is no input, so an input has to change instead.
		WithEnvVariable("MOMENT", moment).
		WithExec([]string{"du", "-h", "-d", "2", "/volume"}).
		Stdout(ctx)
}
