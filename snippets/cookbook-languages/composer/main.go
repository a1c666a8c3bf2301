package main

import (
	"context"

	"dagger/bookshop/internal/dagger"
)

type Bookshop struct{}

// Test installs the locked packages with Composer, and runs the tests.
func (m *Bookshop) Test(
	ctx context.Context,
	// +ignore=["vendor"]
	source *dagger.Directory,
) (string, error) {
	composer := dag.Container().From("composer:2.8").File("/usr/bin/composer")
	return dag.Container().
		From("php:8.4-cli-alpine").
		WithFile("/usr/local/bin/composer", composer).
		WithMountedCache("/root/.composer/cache", dag.CacheVolume("bookshop-composer")).
		WithEnvVariable("COMPOSER_ALLOW_SUPERUSER", "1").
		WithWorkdir("/src").
		WithDirectory(".", source).
		WithExec([]string{"composer", "install"}).
		WithExec([]string{"vendor/bin/phpunit"}).
		Stdout(ctx)
}
