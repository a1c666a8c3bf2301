package main

import (
	"context"
	"strings"

	"dagger/bookshop/internal/dagger"
)

type Bookshop struct{}

// Affected lists the services whose own or shared files changed.
func (m *Bookshop) Affected(
	ctx context.Context,
	before *dagger.Directory,
	after *dagger.Directory,
) ([]string, error) {
	services, err := after.Directory("services").Entries(ctx)
	if err != nil {
		return nil, err
	}
	var affected []string
	for _, service := range services {
		// The service is built from its own directory and the shared one.
		parts := dagger.DirectoryFilterOpts{Include: []string{"services/" + service, "lib"}}
		same, err := after.Filter(parts).Changes(before.Filter(parts)).IsEmpty(ctx)
		if err != nil {
			return nil, err
		}
		if !same {
			affected = append(affected, strings.TrimSuffix(service, "/"))
		}
	}
	return affected, nil
}
