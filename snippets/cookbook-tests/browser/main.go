package main

import "dagger/bookshop/internal/dagger"

type Bookshop struct{}

// BrowserTest tests the site in a browser, and keeps the report, also when tests fail.
func (m *Bookshop) BrowserTest(
	site *dagger.Directory,
	// +ignore=["node_modules"]
	tests *dagger.Directory,
) *dagger.Directory {
	server := dag.Container().
		From("nginx:1.29-alpine").
		WithDirectory("/usr/share/nginx/html", site).
		WithExposedPort(80).
		AsService()
	return dag.Container().
		From("mcr.microsoft.com/playwright:v1.54.2-noble").
		WithDirectory("/tests", tests).
		WithWorkdir("/tests").
		WithExec([]string{"npm", "ci"}).
		WithServiceBinding("shop", server).
		WithEnvVariable("BASE_URL", "http://shop").
		// Otherwise, the reporter may serve the report after a failure instead of exiting.
		WithEnvVariable("PLAYWRIGHT_HTML_OPEN", "never").
		WithExec([]string{"npx", "playwright", "test", "--reporter=line,html"}, dagger.ContainerWithExecOpts{
			Expect: dagger.ReturnTypeAny,
		}).
		Directory("playwright-report")
}
