package main

import "dagger/bookshop/internal/dagger"

type Bookshop struct{}

// Download fetches a file and fails if its checksum doesn't match.
func (m *Bookshop) Download(url string, checksum string) *dagger.File {
	return dag.Container().
		From("alpine:3.22").
		WithFile("/download", dag.HTTP(url)).
		WithExec([]string{"sha256sum", "-c"}, dagger.ContainerWithExecOpts{
			Stdin: checksum + "  /download\n",
		}).
		// Take the file after the check, so that it's returned only if the check passes.
		File("/download")
}
