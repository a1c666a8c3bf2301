package main

import (
	"strings"

	"dagger/bookshop/internal/dagger"
)

type Bookshop struct{}

// Configured sets every variable that the caller lists.
func (m *Bookshop) Configured(
	// Variables, each as NAME=VALUE
	variables []string,
) *dagger.Container {
	container := dag.Container().From("alpine:3.22")
	for _, variable := range variables {
		name, value, _ := strings.Cut(variable, "=")
		// The call changes nothing in place: keep what it returns.
		container = container.WithEnvVariable(name, value)
	}
	return container
}
