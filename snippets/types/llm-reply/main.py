from dagger import dag, function, object_type


@object_type
class Bookshop:
    @function
    async def tagline(self, title: str, blurb: str) -> str:
        """Ask a model for one line about a book."""
        env = (
            dag.env()
            .with_string_input("title", title, "title of the book")
            .with_string_input("blurb", blurb, "text on its back cover")
        )

        return await (
            dag.llm(max_api_calls=3)
            # Set the environment first: a prompt gets its values when it's added.
            .with_env(env)
            .with_system_prompt(
                "You write for the window of a bookshop. Write one line."
            )
            .with_prompt("Advertise the book $title. Its back cover says: $blurb")
            .last_reply()
        )
