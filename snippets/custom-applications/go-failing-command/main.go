package main

import (
	"errors"
	"fmt"

	"dagger.io/dagger"
)

// explain makes a message for people out of an error of the API.
func explain(err error) string {
	var failed *dagger.ExecError
	if errors.As(err, &failed) {
		return fmt.Sprintf("%v ended with code %d:\n%s%s",
			failed.Cmd, failed.ExitCode, failed.Stdout, failed.Stderr)
	}
	return err.Error()
}
