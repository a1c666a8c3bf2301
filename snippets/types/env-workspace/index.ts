import { argument, Changeset, dag, Directory, func, object } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /**
   * Add a page to the documentation of the project.
   *
   * @param project Called by a model, this is the workspace as it is at that moment.
   */
  @func()
  writePage(
    name: string,
    text: string,
    @argument({ defaultPath: "/" }) project: Directory,
  ): Changeset {
    return project.withNewFile(`docs/${name}`, text).changes(project)
  }

  /** Let a model write documentation, and nothing but documentation. */
  @func()
  document(source: Directory): Changeset {
    const env = dag
      .env()
      .withWorkspace(source)
      .withCurrentModule()
      .withDirectoryInput("code", source, "the code of the service")

    return dag
      .llm({ maxAPICalls: 40 })
      .withEnv(env)
      // Otherwise the model could start models of its own.
      .withBlockedFunction("Bookshop", "document")
      .withPrompt("Read $code and write a page about each HTTP route of it.")
      .env()
      .workspace()
      .changes(source)
  }
}
