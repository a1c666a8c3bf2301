package main

import (
	"context"

	"dagger/bookshop/internal/dagger"
)

type Bookshop struct{}

// Sync copies a built site to a bucket, using a short-lived token from the CI system.
func (m *Bookshop) Sync(
	ctx context.Context,
	site *dagger.Directory,
	bucket string,
	// ARN of the role that trusts the CI system
	role string,
	token *dagger.Secret,
	// A value that's new for each deployment, such as the CI run number
	run string,
) (string, error) {
	destination := "s3://" + bucket
	return dag.Container().
		From("amazon/aws-cli:2.31.13").
		// The AWS CLI exchanges the token for credentials on its own.
		WithMountedSecret("/token", token).
		WithEnvVariable("AWS_WEB_IDENTITY_TOKEN_FILE", "/token").
		WithEnvVariable("AWS_ROLE_ARN", role).
		WithMountedDirectory("/site", site).
		WithEnvVariable("RUN", run).
		WithExec([]string{"aws", "s3", "sync", "--delete", "/site", destination}).
		Stdout(ctx)
}
