package main

import "dagger/bookshop/internal/dagger"

type Bookshop struct{}

// Binaries compiles the shop for two operating systems and two architectures.
func (m *Bookshop) Binaries(source *dagger.Directory) *dagger.Directory {
	builder := dag.Container().
		From("golang:1.25-alpine").
		// The four builds share what they download and compile.
		WithMountedCache("/go/pkg/mod", dag.CacheVolume("bookshop-modules")).
		WithMountedCache("/root/.cache/go-build", dag.CacheVolume("bookshop-build")).
		WithEnvVariable("CGO_ENABLED", "0").
		WithDirectory("/src", source).
		WithWorkdir("/src")

	output := dag.Directory()
	for _, system := range []string{"linux", "darwin"} {
		for _, processor := range []string{"amd64", "arm64"} {
			name := "bookshop-" + system + "-" + processor
			binary := builder.
				WithEnvVariable("GOOS", system).
				WithEnvVariable("GOARCH", processor).
				WithExec([]string{"go", "build", "-o", "/" + name, "."}).
				File("/" + name)
			// Objects never change in place, so keep what the call returns.
			output = output.WithFile(name, binary)
		}
	}
	return output
}
