package main

import (
	"context"
	"fmt"
	"log"
	"os"

	"dagger.io/dagger"
	"golang.org/x/sync/errgroup"
)

func main() {
	if err := run(context.Background()); err != nil {
		log.Fatal(err)
	}
}

func run(ctx context.Context) error {
	client, err := dagger.Connect(ctx, dagger.WithLogOutput(os.Stderr))
	if err != nil {
		return fmt.Errorf("connect: %w", err)
	}
	defer client.Close()

	source := client.Host().Directory(".", dagger.HostDirectoryOpts{Exclude: []string{".git", "ci"}})
	group, ctx := errgroup.WithContext(ctx)
	for _, image := range []string{"golang:1.25-alpine", "golang:1.25-bookworm"} {
		group.Go(func() error {
			tester := client.Container().From(image).WithDirectory("/src", source).WithWorkdir("/src")
			// Sync makes each goroutine wait for its own result.
			_, err := tester.WithExec([]string{"go", "test", "./..."}).Sync(ctx)
			if err == nil {
				fmt.Println(image, "passed")
			}
			return err
		})
	}
	return group.Wait()
}
