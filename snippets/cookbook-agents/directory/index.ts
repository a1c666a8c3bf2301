import { dag, Directory, func, object } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /** Lets a model write a short version of each page. */
  @func()
  summarize(pages: Directory): Directory {
    const env = dag
      .env()
      .withDirectoryInput("pages", pages, "Markdown pages about books")
      // The model cannot make a directory out of nothing, so it gets an empty one.
      .withDirectoryInput("empty", dag.directory(), "an empty directory to start from")
      .withDirectoryOutput("summaries", "a file for each page, under the same name")

    return dag
      .llm({ maxAPICalls: 50 })
      .withEnv(env)
      .withPrompt("Read each file of $pages. Write a summary of three sentences into $empty.")
      .withPrompt("Keep the names of the files. Save the directory once every page has one.")
      .env()
      .output("summaries")
      .asDirectory()
  }
}
