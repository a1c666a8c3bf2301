from dagger import dag, function, object_type


@object_type
class Bookshop:
    @function
    async def names(self, shelf: str) -> list[str]:
        """Ask a model for three possible names for a shelf."""
        question = dag.llm().with_prompt(
            f"Name a shelf of books about {shelf}. Give the name only."
        )

        # With the same number, the question would be answered from the cache.
        return [await question.attempt(number).last_reply() for number in (1, 2, 3)]
