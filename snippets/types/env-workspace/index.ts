import { argument, Changeset, dag, Directory, func, object } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /**
   * Adds a page to the project's documentation.
   *
   * @param project The project to change. For a model, the default is its workspace.
   */
  @func()
  writePage(
    name: string,
    text: string,
    @argument({ defaultPath: "/", ignore: ["**/.git", "**/.env*"] }) project: Directory,
  ): Changeset {
    return project.withNewFile(`docs/${name}`, text).changes(project)
  }

  /** Lets a model write pages, and keeps the Markdown files in docs. */
  @func()
  document(@argument({ ignore: ["**/.git", "**/.env*"] }) source: Directory): Changeset {
    const env = dag
      .env()
      .withWorkspace(source)
      .withCurrentModule()
      .withDirectoryInput("code", source, "the code of the service")
    const agent = dag
      .llm({ maxAPICalls: 40 })
      .withEnv(env)
      // Blocked, because a call to it would start another model.
      .withBlockedFunction("Bookshop", "document")
      .withPrompt("Read $code and write a page about each of its HTTP routes.")

    // The model can write anywhere in its workspace, so filter what it wrote.
    const pages = { include: ["docs/**/*.md"], exclude: ["**/.*", "**/*.md/*"] }
    return source.withDirectory(".", agent.env().workspace(), pages).changes(source)
  }
}
