package main

import (
	"context"
	"fmt"
	"os"

	"dagger.io/dagger"
)

func main() {
	if err := run(context.Background()); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func run(ctx context.Context) error {
	client, err := dagger.Connect(ctx, dagger.WithLogOutput(os.Stderr))
	if err != nil {
		return err
	}
	defer client.Close()
	// This program runs on your machine, so the host is your machine, not a container.
	local := dagger.HostDirectoryOpts{Exclude: []string{"ci", "bookshop"}}
	workshop := client.Container().
		From("golang:1.25-alpine").
		WithDirectory("/src", client.Host().Directory(".", local)).
		WithWorkdir("/src")

	report, err := workshop.WithExec([]string{"go", "test", "./..."}).Stdout(ctx)
	if err != nil {
		return err
	}
	fmt.Print(report)

	compiled := workshop.WithExec([]string{"go", "build", "-o", "bookshop", "."})
	_, err = compiled.File("bookshop").Export(ctx, "bookshop")
	return err
}
