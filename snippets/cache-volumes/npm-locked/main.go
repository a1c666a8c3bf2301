package main

import "dagger/bookshop/internal/dagger"

type Bookshop struct{}

// Assets builds the shop's style sheets and scripts.
func (m *Bookshop) Assets(source *dagger.Directory) *dagger.Directory {
	return dag.Container().
		From("node:22-slim").
		// Builds take turns: the second one waits, then finds every package cached.
		WithMountedCache("/root/.npm", dag.CacheVolume("bookshop-npm"),
			dagger.ContainerWithMountedCacheOpts{
				Sharing: dagger.CacheSharingModeLocked,
			}).
		WithDirectory("/src", source).
		WithWorkdir("/src").
		WithExec([]string{"npm", "ci"}).
		WithExec([]string{"npm", "run", "build"}).
		Directory("/src/dist")
}
