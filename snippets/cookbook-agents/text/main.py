from dagger import dag, function, object_type


@object_type
class Bookshop:
    @function
    async def reply(self, letter: str) -> str:
        """Draft a reply to a customer's letter."""
        env = (
            dag.env()
            .with_string_input("letter", letter, "what a customer wrote")
            .with_string_output("reply", "a friendly answer of at most five sentences")
        )
        reply = await (
            dag.llm(max_api_calls=5)
            # Add the environment first, then the prompt that uses its names.
            .with_env(env)
            .with_prompt("Answer this letter to a bookshop. Promise nothing. $letter")
            .env()
            .output("reply")
            .as_string()
        )
        return reply or ""
