import { argument, dag, Directory, func, object } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /** Answer a question about the code, using the Go language server. */
  @func()
  async explain(
    @argument({ ignore: ["**/.git", "**/.env*"] }) source: Directory,
    question: string,
  ): Promise<string> {
    const gopls = dag
      .container()
      .from("golang:1.25-alpine")
      .withExec(["go", "install", "golang.org/x/tools/gopls@v0.20.0"])
      // Read-only tools see this copy; tools that may write see the workspace.
      .withDirectory("/src", source)
      .withWorkdir("/src")
      .withDefaultArgs(["gopls", "mcp"])
      .asService()

    const env = dag
      .env()
      .withWorkspace(source)
      .withStringInput("question", question, "a question about the Go code")

    return dag
      .llm({ maxAPICalls: 20 })
      .withEnv(env)
      .withMCPServer("gopls", gopls)
      .withPrompt("Use your tools to answer in at most five sentences: $question")
      .lastReply()
  }
}
