package main

import (
	"strings"

	"dagger/bookshop/internal/dagger"
)

type Bookshop struct{}

// Configured sets all variables that the caller passes.
func (m *Bookshop) Configured(
	// Variables as NAME=VALUE pairs
	variables []string,
) *dagger.Container {
	container := dag.Container().From("alpine:3.22")
	for _, variable := range variables {
		name, value, _ := strings.Cut(variable, "=")
		// The call doesn't change the container in place, so keep what it returns.
		container = container.WithEnvVariable(name, value)
	}
	return container
}
