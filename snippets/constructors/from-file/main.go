package main

import (
	"context"
	"fmt"
	"strings"

	"dagger/bookshop/internal/dagger"
)

type Bookshop struct {
	// Go version that go.mod requires.
	GoVersion string
}

func New(
	ctx context.Context,
	// +defaultPath="/go.mod"
	manifest *dagger.File,
) (*Bookshop, error) {
	text, err := manifest.Contents(ctx)
	if err != nil {
		return nil, err
	}
	for line := range strings.Lines(text) {
		if version, found := strings.CutPrefix(line, "go "); found {
			return &Bookshop{GoVersion: strings.TrimSpace(version)}, nil
		}
	}
	// Every call runs the constructor first, so any call fails with this error.
	return nil, fmt.Errorf("go.mod has no go line")
}
