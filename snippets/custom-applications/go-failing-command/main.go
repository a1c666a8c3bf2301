package main

import (
	"errors"
	"fmt"

	"dagger.io/dagger"
)

// explain turns an API error into a readable message.
func explain(err error) string {
	var failed *dagger.ExecError
	if errors.As(err, &failed) {
		return fmt.Sprintf("%v exited with code %d:\n%s%s",
			failed.Cmd, failed.ExitCode, failed.Stdout, failed.Stderr)
	}
	return err.Error()
}
