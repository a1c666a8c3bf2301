package main

import "dagger/bookshop/internal/dagger"

type Bookshop struct{}

// Download fetches a file and fails if its checksum is different.
func (m *Bookshop) Download(url string, checksum string) *dagger.File {
	return dag.Container().
		From("alpine:3.22").
		WithFile("/download", dag.HTTP(url)).
		WithExec([]string{"sha256sum", "-c"}, dagger.ContainerWithExecOpts{
			Stdin: checksum + "  /download\n",
		}).
		// Taken after the check, so you get the file only if the check passed.
		File("/download")
}
