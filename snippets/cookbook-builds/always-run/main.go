package main

import (
	"context"
	"time"
)

type Bookshop struct{}

// Clock returns the time of this call, not of an earlier one.
// +cache="never"
func (m *Bookshop) Clock(ctx context.Context) (string, error) {
	return dag.Container().
		From("alpine:3.22").
		// The policy makes this function run; the new value makes the command run.
		WithEnvVariable("CALLED_AT", time.Now().String()).
		WithExec([]string{"date"}).
		Stdout(ctx)
}
