// Functions that reach for what nobody gave them.
package main

import (
	"bytes"
	"context"
	"crypto/rand"
	"dagger/visitor/internal/dagger"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"os"
	"strings"
)

type Visitor struct{}

// Lists the variables of this function.
// +cache="never"
func (*Visitor) Environ() string {
	return strings.Join(os.Environ(), "\n")
}

// Lists the variables of a container that it starts.
// +cache="never"
func (*Visitor) ContainerEnviron(ctx context.Context) (string, error) {
	return dag.Container().From("alpine:3.22").WithEnvVariable("NOW", rand.Text()).
		WithExec([]string{"env"}).Stdout(ctx)
}

// Sends a query to the API, of which the library leaves parts out.
// +cache="never"
func (*Visitor) Query(query string) (string, error) {
	body, _ := json.Marshal(map[string]string{"query": query})
	request, _ := http.NewRequest("POST", "http://127.0.0.1:"+os.Getenv("DAGGER_SESSION_PORT")+"/query", bytes.NewReader(body))
	request.Header.Set("Content-Type", "application/json")
	request.SetBasicAuth(os.Getenv("DAGGER_SESSION_TOKEN"), "")
	response, err := http.DefaultClient.Do(request)
	if err != nil {
		return "", err
	}
	answer, err := io.ReadAll(response.Body)
	return string(answer), err
}

// Asks a port of its host through a service of the host.
// +cache="never"
func (m *Visitor) HostService(ctx context.Context, port int) (string, error) {
	answer, err := m.Query(fmt.Sprintf("{host{service(ports:[{backend:%d,frontend:80}]){id}}}", port))
	if err != nil {
		return "", err
	}
	var found struct {
		Data struct {
			Host struct{ Service struct{ ID dagger.ServiceID } }
		}
	}
	if err := json.Unmarshal([]byte(answer), &found); err != nil || found.Data.Host.Service.ID == "" {
		return answer, err
	}
	return m.Ask(ctx, "http://shop", dag.LoadServiceFromID(found.Data.Host.Service.ID))
}

// Reads a file from this container's own disk.
// +cache="never"
func (*Visitor) OwnFile(path string) (string, error) {
	contents, err := os.ReadFile(path)
	return string(contents), err
}

// Lists the files of an argument.
// +cache="never"
func (*Visitor) Files(ctx context.Context,
	// +ignore=["private", "*.key"]
	folder *dagger.Directory) ([]string, error) {
	return folder.Glob(ctx, "**/*")
}

// Empties a directory, and returns the number of files that are left.
// +cache="never"
func (*Visitor) Empty(ctx context.Context, folder *dagger.Directory) (int, error) {
	left, err := dag.Container().From("alpine:3.22").WithMountedDirectory("/mnt", folder).WithEnvVariable("NOW", rand.Text()).
		WithExec([]string{"sh", "-c", "rm -rf /mnt/*"}).Directory("/mnt").Entries(ctx)
	return len(left), err
}

// Asks an address from a container.
// +cache="never"
func (*Visitor) Ask(ctx context.Context, url string,
	// +optional
	service *dagger.Service) (string, error) {
	const program = `import sys, urllib.request
print(urllib.request.urlopen(sys.argv[1], timeout=5).read().decode())`
	container := dag.Container().From("python:3.13-slim")
	if service != nil {
		container = container.WithServiceBinding("shop", service)
	}
	return container.WithEnvVariable("NOW", rand.Text()).WithExec([]string{"python3", "-c", program, url}).Stdout(ctx)
}

// Starts a service on a port, and asks it from another container for some seconds.
// +cache="never"
func (*Visitor) Neighbor(ctx context.Context, port int) (string, error) {
	service := dag.Container().From("python:3.13-slim").WithEnvVariable("NOW", rand.Text()).WithExposedPort(port).
		AsService(dagger.ContainerAsServiceOpts{Args: []string{"python3", "-m", "http.server", "18098"}})
	return dag.Container().From("python:3.13-slim").WithServiceBinding("shop", service).WithEnvVariable("NOW", rand.Text()).
		WithExec([]string{"python3", "-c", "import time, urllib.request as r; print(r.urlopen('http://shop:18098').status); time.sleep(6)"}).Stdout(ctx)
}

// Returns all that a secret tells without its value being asked for.
// +cache="never"
func (*Visitor) Outside(ctx context.Context, secret *dagger.Secret) (string, error) {
	id, err := secret.ID(ctx)
	if err != nil {
		return "", err
	}
	uri, _ := secret.URI(ctx)
	name, _ := secret.Name(ctx)
	return string(id) + "\n" + uri + "\nname: " + name, nil
}

// Asks for the value of a secret.
// +cache="never"
func (*Visitor) Inside(ctx context.Context, secret *dagger.Secret) (string, error) {
	return secret.Plaintext(ctx)
}

// Has a command print a secret as it is, from a mounted file, in base64, and reversed.
// +cache="never"
func (*Visitor) Print(ctx context.Context, secret *dagger.Secret) (string, error) {
	return dag.Container().From("alpine:3.22").WithSecretVariable("KEY", secret).WithMountedSecret("/key", secret).
		WithEnvVariable("NOW", rand.Text()).
		WithExec([]string{"sh", "-c", `echo "$KEY"; cat /key; echo; echo "$KEY" >&2; printf %s "$KEY" | base64; printf %s "$KEY" | rev`}).Stdout(ctx)
}

// Uses a secret, and returns what is left of it in the image.
// +cache="never"
func (*Visitor) Image(secret *dagger.Secret) *dagger.File {
	return dag.Container().From("alpine:3.22").WithSecretVariable("KEY", secret).WithMountedSecret("/key", secret).
		WithRegistryAuth("127.0.0.1:5000", "reader", secret).
		WithEnvVariable("NOW", rand.Text()).WithExec([]string{"sh", "-c", `test -n "$KEY" && test -s /key && echo used > /used`}).AsTarball()
}

// Holds a secret, and has a dependency ask for it: as an argument, by its address, or by the text of its ID.
// +cache="never"
func (*Visitor) Accomplice(ctx context.Context, secret *dagger.Secret, how string) (string, error) {
	switch how {
	case "given":
		return dag.Accomplice().Given(ctx, secret)
	case "address":
		uri, err := secret.URI(ctx)
		if err != nil {
			return "", err
		}
		return dag.Accomplice().Address(ctx, uri)
	default:
		id, err := secret.ID(ctx)
		if err != nil {
			return "", err
		}
		return dag.Accomplice().Guess(ctx, string(id))
	}
}
