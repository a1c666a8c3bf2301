import { argument, Container, dag, Directory, func, object } from "@dagger.io/dagger"

@object()
export class GoService {
  private tools: Container

  /**
   * @param source The service's files; by default, the directory with its dagger.json
   * @param image Image with the Go tools
   */
  constructor(
    @argument({ defaultPath: "." }) source: Directory,
    image: string = "golang:1.25-alpine",
  ) {
    this.tools = dag
      .container()
      .from(image)
      .withDirectory("/src", source)
      .withWorkdir("/src")
  }

  /** Look for likely mistakes and print the Go version. */
  @func()
  async vet(): Promise<string> {
    const vetted = this.tools.withExec(["go", "vet", "./..."])
    return vetted.withExec(["go", "version"]).stdout()
  }

  /** Run the service and return its output. */
  @func()
  async run(): Promise<string> {
    return this.tools.withExec(["go", "run", "."]).stdout()
  }
}
