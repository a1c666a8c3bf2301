import { argument, Changeset, dag, Directory, func, object } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /**
   * Adds a page to the documentation of the project.
   *
   * @param project Called by a model, this is the workspace as it is at that moment.
   */
  @func()
  writePage(
    name: string,
    text: string,
    @argument({ defaultPath: "/", ignore: ["**/.git", "**/.env*"] }) project: Directory,
  ): Changeset {
    return project.withNewFile(`docs/${name}`, text).changes(project)
  }

  /** Lets a model write pages and takes Markdown files below docs back. */
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
      // Otherwise the model could start models of its own.
      .withBlockedFunction("Bookshop", "document")
      .withPrompt("Read $code and write a page about each HTTP route of it.")

    // The model can write anywhere in its workspace. Here it ends.
    const pages = { include: ["docs/**/*.md"], exclude: ["**/.*", "**/*.md/*"] }
    return source.withDirectory(".", agent.env().workspace(), pages).changes(source)
  }
}
