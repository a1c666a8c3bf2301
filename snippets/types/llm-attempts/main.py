from dagger import dag, function, object_type


@object_type
class Bookshop:
    @function
    async def names(self, shelf: str) -> list[str]:
        """Collect several names for a shelf to choose from."""
        question = dag.llm().with_prompt(
            f"Name a shelf of books about {shelf}. Give the name only."
        )

        # The same question comes from the cache unless the numbers differ.
        return [await question.attempt(number).last_reply() for number in (1, 2, 3)]
