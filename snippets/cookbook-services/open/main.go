package main

import "dagger/bookshop/internal/dagger"

type Bookshop struct{}

// Queue runs the shop's order queue and its web console.
func (m *Bookshop) Queue() *dagger.Service {
	return dag.Container().
		From("rabbitmq:4-management-alpine").
		// Clients connect to this port.
		WithExposedPort(5672).
		// The web console listens on this port.
		WithExposedPort(15672).
		AsService()
}
