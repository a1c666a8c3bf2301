package main

import "dagger/bookshop/internal/dagger"

type Bookshop struct{}

// Build compiles the shop, whose private Go modules need a login.
func (m *Bookshop) Build(source *dagger.Directory, netrc *dagger.Secret) *dagger.File {
	return dag.Container().
		From("golang:1.25-bookworm").
		// Git looks for credentials here. The file exists only while a command runs.
		WithMountedSecret("/root/.netrc", netrc).
		WithEnvVariable("GOPRIVATE", "git.example.com").
		WithDirectory("/src", source).
		WithWorkdir("/src").
		WithExec([]string{"go", "build", "-o", "/out/bookshop", "."}).
		File("/out/bookshop")
}
