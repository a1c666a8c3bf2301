package main

import "dagger/bookshop/internal/dagger"

type Bookshop struct{}

// WritePage adds a page to the documentation of the project.
func (m *Bookshop) WritePage(
	name string,
	text string,
	// Called by a model, this is the workspace as it is at that moment.
	// +defaultPath="/"
	project *dagger.Directory,
) *dagger.Changeset {
	return project.WithNewFile("docs/"+name, text).Changes(project)
}

// Document lets a model write documentation, and nothing but documentation.
func (m *Bookshop) Document(source *dagger.Directory) *dagger.Changeset {
	env := dag.Env().
		WithWorkspace(source).
		WithCurrentModule().
		WithDirectoryInput("code", source, "the code of the service")

	return dag.LLM(dagger.LLMOpts{MaxAPICalls: 40}).
		WithEnv(env).
		// Otherwise the model could start models of its own.
		WithBlockedFunction("Bookshop", "document").
		WithPrompt("Read $code and write a page about each HTTP route of it.").
		Env().
		Workspace().
		Changes(source)
}
