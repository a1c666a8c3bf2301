package main

import (
	"context"

	"go.opentelemetry.io/otel"
	"go.opentelemetry.io/otel/codes"
	"golang.org/x/sync/errgroup"

	"dagger/bookshop/internal/dagger"
)

type Bookshop struct{}

// Test tests each part of the shop in a separate span of the trace.
func (m *Bookshop) Test(ctx context.Context, source *dagger.Directory) error {
	base := dag.Container().
		From("golang:1.25-alpine").
		WithDirectory("/src", source).
		WithWorkdir("/src")

	parts, ctx := errgroup.WithContext(ctx)
	for _, part := range []string{"catalog", "orders", "payments"} {
		parts.Go(func() error {
			ctx, span := otel.Tracer("bookshop").Start(ctx, part+" tests")
			defer span.End()
			// Sync inside the span, so the span lasts as long as the command.
			_, err := base.WithExec([]string{"go", "test", "./" + part + "/..."}).Sync(ctx)
			if err != nil {
				span.SetStatus(codes.Error, "tests failed")
			}
			return err
		})
	}
	return parts.Wait()
}
