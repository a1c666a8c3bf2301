package main

import "dagger/bookshop/internal/dagger"

type Bookshop struct{}

// WritePage adds a page to the documentation of the project.
func (m *Bookshop) WritePage(
	name string,
	text string,
	// Called by a model, this is the workspace as it is at that moment.
	// +defaultPath="/"
	// +ignore=["**/.git", "**/.env*"]
	project *dagger.Directory,
) *dagger.Changeset {
	return project.WithNewFile("docs/"+name, text).Changes(project)
}

// Document lets a model write pages and takes Markdown files below docs back.
func (m *Bookshop) Document(
	// +ignore=["**/.git", "**/.env*"]
	source *dagger.Directory,
) *dagger.Changeset {
	env := dag.Env().WithWorkspace(source).WithCurrentModule().
		WithDirectoryInput("code", source, "the code of the service")

	written := dag.LLM(dagger.LLMOpts{MaxAPICalls: 40}).WithEnv(env).
		// Otherwise the model could start models of its own.
		WithBlockedFunction("Bookshop", "document").
		WithPrompt("Read $code and write a page about each HTTP route of it.").
		Env().Workspace()

	// The model can write anywhere in its workspace. Here it ends.
	return source.WithDirectory(".", written, dagger.DirectoryWithDirectoryOpts{
		Include: []string{"docs/**/*.md"},
		Exclude: []string{"**/.*", "**/*.md/*"},
	}).Changes(source)
}
