package main

import (
	"context"
	"testing"

	"dagger.io/dagger"
)

func TestDatabase(t *testing.T) {
	ctx := context.Background()
	client, err := dagger.Connect(ctx)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { client.Close() })

	database := client.Container().
		From("postgres:17-alpine").
		WithEnvVariable("POSTGRES_HOST_AUTH_METHOD", "trust").
		WithExposedPort(5432).
		AsService(dagger.ContainerAsServiceOpts{UseEntrypoint: true})

	tunnel, err := client.Host().Tunnel(database).Start(ctx)
	if err != nil {
		t.Fatal(err)
	}
	// The tunnel listens on a free port on this machine.
	address, err := tunnel.Endpoint(ctx)
	if err != nil {
		t.Fatal(err)
	}
	t.Log("PostgreSQL answers at", address)
}
