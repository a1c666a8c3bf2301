package main

import "dagger/bookshop/internal/dagger"

type Bookshop struct{}

// PrivateImage starts from an image that needs a login.
func (m *Bookshop) PrivateImage(
	address string,
	username string,
	password *dagger.Secret,
) *dagger.Container {
	return dag.Container().
		// Before From, which is the step that pulls.
		WithRegistryAuth(address, username, password).
		From(address)
}
