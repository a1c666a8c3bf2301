package main

import "dagger/bookshop/internal/dagger"

type Bookshop struct{}

// WritePage adds a page to the project's documentation.
func (m *Bookshop) WritePage(
	name string,
	text string,
	// The project to change. For a model, the default is its workspace.
	// +defaultPath="/"
	// +ignore=["**/.git", "**/.env*"]
	project *dagger.Directory,
) *dagger.Changeset {
	return project.WithNewFile("docs/"+name, text).Changes(project)
}

// Document lets a model write pages, and keeps the Markdown files in docs.
func (m *Bookshop) Document(
	// +ignore=["**/.git", "**/.env*"]
	source *dagger.Directory,
) *dagger.Changeset {
	env := dag.Env().WithWorkspace(source).WithCurrentModule().
		WithDirectoryInput("code", source, "the code of the service")

	written := dag.LLM(dagger.LLMOpts{MaxAPICalls: 40}).WithEnv(env).
		// Blocked, because a call to it would start another model.
		WithBlockedFunction("Bookshop", "document").
		WithPrompt("Read $code and write a page about each of its HTTP routes.").
		Env().Workspace()

	// The model can write anywhere in its workspace, so filter what it wrote.
	return source.WithDirectory(".", written, dagger.DirectoryWithDirectoryOpts{
		Include: []string{"docs/**/*.md"},
		Exclude: []string{"**/.*", "**/*.md/*"},
	}).Changes(source)
}
