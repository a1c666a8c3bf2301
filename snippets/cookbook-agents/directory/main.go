package main

import "dagger/bookshop/internal/dagger"

type Bookshop struct{}

// Summarize lets a model summarize each page.
func (m *Bookshop) Summarize(
	// +ignore=["**/.git", "**/.env*"]
	pages *dagger.Directory,
) *dagger.Directory {
	env := dag.Env().
		WithDirectoryInput("pages", pages, "Markdown pages about books").
		// The model can't create a directory from scratch, so give it an empty one.
		WithDirectoryInput("empty", dag.Directory(), "an empty directory").
		WithDirectoryOutput("summaries", "a file for each page, same name")

	return dag.LLM(dagger.LLMOpts{MaxAPICalls: 50}).
		WithEnv(env).
		WithPrompt("Sum up each file of $pages in three sentences, in $empty.").
		WithPrompt("Keep the file names. Save the directory when all are there.").
		Env().
		Output("summaries").
		AsDirectory()
}
