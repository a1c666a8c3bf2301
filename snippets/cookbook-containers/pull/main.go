package main

import "dagger/bookshop/internal/dagger"

type Bookshop struct{}

// PrivateImage starts from an image that requires a login.
func (m *Bookshop) PrivateImage(
	address string,
	username string,
	password *dagger.Secret,
) *dagger.Container {
	return dag.Container().
		// Log in first, because the next step pulls the image.
		WithRegistryAuth(address, username, password).
		From(address)
}
