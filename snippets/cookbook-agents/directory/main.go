package main

import "dagger/bookshop/internal/dagger"

type Bookshop struct{}

// Summarize lets a model write a short version of each page.
func (m *Bookshop) Summarize(pages *dagger.Directory) *dagger.Directory {
	env := dag.Env().
		WithDirectoryInput("pages", pages, "Markdown pages about books").
		// The model cannot make a directory out of nothing, so it gets an empty one.
		WithDirectoryInput("empty", dag.Directory(), "an empty directory to start from").
		WithDirectoryOutput("summaries", "a file for each page, under the same name")

	return dag.LLM(dagger.LLMOpts{MaxAPICalls: 50}).
		WithEnv(env).
		WithPrompt("Read each file of $pages. Write a summary of three sentences into $empty.").
		WithPrompt("Keep the names of the files. Save the directory once every page has one.").
		Env().
		Output("summaries").
		AsDirectory()
}
