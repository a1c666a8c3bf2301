import dagger
from dagger import dag, function, object_type


@object_type
class Bookshop:
    @function
    def summarize(self, pages: dagger.Directory) -> dagger.Directory:
        """Let a model write a short version of each page."""
        env = (
            dag.env()
            .with_directory_input("pages", pages, "Markdown pages about books")
            # The model cannot make a directory out of nothing, so it gets an empty one.
            .with_directory_input("empty", dag.directory(), "an empty directory to start from")
            .with_directory_output("summaries", "a file for each page, under the same name")
        )
        return (
            dag.llm(max_api_calls=50)
            .with_env(env)
            .with_prompt("Read each file of $pages. Write a summary of three sentences into $empty.")
            .with_prompt("Keep the names of the files. Save the directory once every page has one.")
            .env()
            .output("summaries")
            .as_directory()
        )
