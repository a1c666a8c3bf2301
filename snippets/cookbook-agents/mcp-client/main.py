import dagger
from dagger import dag, function, object_type


@object_type
class Bookshop:
    @function
    async def history(self, repository: dagger.GitRepository, question: str) -> str:
        """Answer a question about a repository's history."""
        # Use a fresh clone, which has neither uncommitted files nor your credentials.
        clone = repository.head().tree(depth=-1)
        git = (
            dag.container()
            # Unlike the slim image, this one includes Git.
            .from_("python:3.13")
            .with_exec(["pip", "install", "mcp-server-git==2026.10.19"])
            .with_directory("/repository", clone)
            .with_default_args(["mcp-server-git", "--repository", "/repository"])
            .as_service()
        )
        env = dag.env().with_string_input("question", question, "about the past")
        task = "Answer from the Git history of /repository: $question"
        return await (
            dag.llm(max_api_calls=20)
            .with_env(env)
            .with_mcp_server("git", git)
            .with_prompt(task)
            .with_prompt("Name the commits that you rely on. Change nothing.")
            .last_reply()
        )
