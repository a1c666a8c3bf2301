import { argument, Changeset, dag, Directory, func, object } from "@dagger.io/dagger"

@object()
export class Editor {
  private source: Directory

  constructor(@argument({ defaultPath: "/", ignore: ["**/.git", "**/.env*"] }) source: Directory) {
    this.source = source
  }

  /** List the paths of all pages. */
  @func()
  async pages(): Promise<string[]> {
    return this.source.glob("**/*.md")
  }

  /** Return the text of a page. */
  @func()
  async read(path: string): Promise<string> {
    return this.source.file(path).contents()
  }

  /** Replace the text of a page. */
  @func()
  write(path: string, text: string): Changeset {
    return this.source.withNewFile(path, text).changes(this.source)
  }

  /** Let a model correct the spelling of all pages. */
  @func()
  proofread(): Changeset {
    const env = dag.env().withCurrentModule().withWorkspace(this.source)
    const agent = dag.llm({ maxAPICalls: 50 }).withEnv(env)
      .withBlockedFunction("Editor", "proofread")
      .withPrompt("Correct the spelling of all pages. Leave code blocks alone.")
    // Keep only Markdown files that aren't hidden.
    const pages = { include: ["**/*.md"], exclude: ["**/.*", "**/*.md/*"] }
    return this.source.withDirectory(".", agent.env().workspace(), pages).changes(this.source)
  }
}
