package main

import "dagger/bookshop/internal/dagger"

type Bookshop struct{}

// Theme downloads one version of the licensed shop theme.
func (m *Bookshop) Theme(token *dagger.Secret, version string) *dagger.File {
	// The container's shell expands the variable, so the arguments that the
	// engine records contain its name, not its value.
	script := `wget -q -O theme.zip \
		--header="Authorization: Bearer $THEME_TOKEN" \
		"https://themes.example.com/bookshop-$THEME_VERSION.zip"`

	return dag.Container().
		From("alpine:3.22").
		WithWorkdir("/download").
		WithEnvVariable("THEME_VERSION", version).
		WithSecretVariable("THEME_TOKEN", token).
		WithExec([]string{"sh", "-c", script}).
		File("/download/theme.zip")
}
