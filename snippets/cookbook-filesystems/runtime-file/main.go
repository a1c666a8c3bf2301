package main

import (
	"bufio"
	"compress/gzip"
	"context"
	"os"

	"dagger/bookshop/internal/dagger"
)

type Bookshop struct{}

// CountRequests counts the lines of a compressed access log.
func (m *Bookshop) CountRequests(ctx context.Context, log *dagger.File) (int, error) {
	// Export the log to the container that runs this code, where it's a regular file.
	if _, err := log.Export(ctx, "access.log.gz"); err != nil {
		return 0, err
	}
	compressed, err := os.Open("access.log.gz")
	if err != nil {
		return 0, err
	}
	defer compressed.Close()
	plain, err := gzip.NewReader(compressed)
	if err != nil {
		return 0, err
	}
	count, lines := 0, bufio.NewScanner(plain)
	for lines.Scan() {
		count++
	}
	return count, lines.Err()
}
