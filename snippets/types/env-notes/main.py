from dagger import dag, function, object_type


@object_type
class Bookshop:
    @function
    async def notes(self, commits: str) -> str:
        """Let a model write release notes from a release's commits."""
        # The descriptions tell the model what each value is.
        env = (
            dag.env()
            .with_string_input("commits", commits, "one commit per line, newest first")
            .with_string_output("notes", "what changed for customers, in Markdown")
        )

        notes = (
            dag.llm(max_api_calls=10)
            .with_env(env)
            .with_prompt("Write release notes from these commits, and save them as notes: $commits")
            .env()
            .output("notes")
        )

        # A model may stop without answering, which isn't an error by itself.
        if await notes.is_null():
            raise RuntimeError("the model saved no notes")
        return await notes.as_string() or ""
