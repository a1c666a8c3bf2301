from typing import Annotated

import dagger
from dagger import Ignore, dag, function, object_type

Pages = Annotated[dagger.Directory, Ignore(["**/.git", "**/.env*"])]


@object_type
class Bookshop:
    @function
    def summarize(self, pages: Pages) -> dagger.Directory:
        """Let a model summarize each page."""
        env = (
            dag.env()
            .with_directory_input("pages", pages, "Markdown pages about books")
            # The model can't create a directory from scratch, so give it an empty one.
            .with_directory_input("empty", dag.directory(), "an empty directory")
            .with_directory_output("summaries", "a file for each page, same name")
        )
        return (
            dag.llm(max_api_calls=50)
            .with_env(env)
            .with_prompt("Sum up each file of $pages in three sentences, in $empty.")
            .with_prompt("Keep the file names. Save the directory when all are there.")
            .env()
            .output("summaries")
            .as_directory()
        )
