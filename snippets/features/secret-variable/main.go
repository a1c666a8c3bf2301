package main

import "dagger/bookshop/internal/dagger"

type Bookshop struct{}

// Theme downloads one version of the licensed shop theme.
func (m *Bookshop) Theme(token *dagger.Secret, version string) *dagger.File {
	// The shell in the container expands the variable. The arguments that the
	// engine records hold the variable's name, not its value.
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
