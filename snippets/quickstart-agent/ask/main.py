from typing import Annotated

import dagger
from dagger import Doc, dag, function, object_type


@object_type
class Librarian:
    @function
    async def ask(
        self,
        books: Annotated[
            dagger.File, Doc("CSV file with title, author, price, and stock")
        ],
        question: str,
    ) -> str:
        """Answer a question about the books in stock."""
        desk = (
            dag.container()
            .from_("python:3.13-slim")
            .with_file("/desk/books.csv", books)
            .with_workdir("/desk")
        )
        # All the model gets: some text, a container, and a place for its answer.
        env = (
            dag.env()
            .with_string_input("question", question, "the question to answer")
            .with_container_input("desk", desk, "Python and the book list, /desk/books.csv")
            .with_string_output("answer", "the answer in one or two sentences")
        )
        agent = (
            dag.llm(max_api_calls=20)
            .with_env(env)
            .with_prompt("Answer a question about our stock of books: $question")
            .with_prompt("Calculate with Python, never in your head. Save the answer.")
        )
        # as_string returns None if the model stops without saving an answer.
        return await agent.env().output("answer").as_string() or "no answer"
