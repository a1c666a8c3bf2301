package main

import "dagger/bookshop/internal/dagger"

type Bookshop struct{}

// Queue takes the orders of the shop, and shows them on a page of its own.
func (m *Bookshop) Queue() *dagger.Service {
	return dag.Container().
		From("rabbitmq:4-management-alpine").
		// Programs connect here.
		WithExposedPort(5672).
		// People look at the queues here.
		WithExposedPort(15672).
		AsService()
}
