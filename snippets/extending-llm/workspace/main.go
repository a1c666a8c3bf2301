package main

import (
	"context"
	"dagger/editor/internal/dagger"
)

type Editor struct {
	Source *dagger.Directory // +private
}

func New(
	// +defaultPath="/"
	// +ignore=["**/.git", "**/.env*"]
	source *dagger.Directory) *Editor {
	return &Editor{Source: source}
}

// Pages lists the paths of all pages.
func (m *Editor) Pages(ctx context.Context) ([]string, error) {
	return m.Source.Glob(ctx, "**/*.md")
}

// Read returns the text of a page.
func (m *Editor) Read(ctx context.Context, path string) (string, error) {
	return m.Source.File(path).Contents(ctx)
}

// Write replaces the text of a page.
func (m *Editor) Write(path, text string) *dagger.Changeset {
	return m.Source.WithNewFile(path, text).Changes(m.Source)
}

// Proofread lets a model correct the spelling of all pages. Only Markdown files are kept.
func (m *Editor) Proofread() *dagger.Changeset {
	agent := dag.LLM(dagger.LLMOpts{MaxAPICalls: 50}).WithEnv(dag.Env().WithCurrentModule().WithWorkspace(m.Source)).
		WithBlockedFunction("Editor", "proofread").WithPrompt("Correct the spelling of all pages. Leave code blocks alone.")
	pages := dagger.DirectoryWithDirectoryOpts{Include: []string{"**/*.md"}, Exclude: []string{"**/.*", "**/*.md/*"}}
	return m.Source.WithDirectory(".", agent.Env().Workspace(), pages).Changes(m.Source)
}
