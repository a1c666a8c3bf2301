import { dag, func, GitRepository, object } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /** Answers a question about a repository's history. */
  @func()
  async history(repository: GitRepository, question: string): Promise<string> {
    // Use a fresh clone, which has neither uncommitted files nor your credentials.
    const clone = repository.head().tree({ depth: -1 })
    const git = dag
      .container()
      // Unlike the slim image, this one includes Git.
      .from("python:3.13")
      .withExec(["pip", "install", "mcp-server-git==2026.10.19"])
      .withDirectory("/repository", clone)
      .withDefaultArgs(["mcp-server-git", "--repository", "/repository"])
      .asService()

    const env = dag.env().withStringInput("question", question, "about the past")

    return dag
      .llm({ maxAPICalls: 20 })
      .withEnv(env)
      .withMCPServer("git", git)
      .withPrompt("Answer from the Git history of /repository: $question")
      .withPrompt("Name the commits that you rely on. Change nothing.")
      .lastReply()
  }
}
