package main

import (
	"context"

	"dagger/bookshop/internal/dagger"
)

type Bookshop struct{}

// Peers starts two shops that ask each other for books, and reads from one.
func (m *Bookshop) Peers(ctx context.Context, image *dagger.Container) (string, error) {
	north := shop(image, "http://south:8080").WithHostname("north")
	south := shop(image, "http://north:8080").WithHostname("south")

	// Neither shop binds the other, so both are started explicitly.
	for _, service := range []*dagger.Service{north, south} {
		if _, err := service.Start(ctx); err != nil {
			return "", err
		}
	}
	return dag.Container().
		From("alpine:3.22").
		WithServiceBinding("shop", north).
		WithExec([]string{"wget", "-q", "-O-", "http://shop:8080/books"}).
		Stdout(ctx)
}

func shop(image *dagger.Container, peer string) *dagger.Service {
	return image.WithEnvVariable("PEER", peer).WithExposedPort(8080).
		AsService(dagger.ContainerAsServiceOpts{Args: []string{"/bin/bookshop"}})
}
