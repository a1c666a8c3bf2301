from typing import Annotated

import dagger
from dagger import DefaultPath, Doc, ReturnType, dag, function, object_type


@object_type
class Bookshop:
    books: Annotated[
        dagger.File,
        Doc("Books in stock: title, author, price, and number"),
        DefaultPath("books.csv"),
    ]

    @function
    async def find(
        self, text: Annotated[str, Doc("Part of a title or an author's name")]
    ) -> str:
        """Return the rows of the stock list that contain some text.

        The columns are title, author, price in euros, and number in stock. If no row
        matches, the shop doesn't have the book.
        """
        grep = ["grep", "-i", "-F", "-e", text, "/books.csv"]
        return await (
            dag.container()
            .from_("alpine:3.22")
            .with_mounted_file("/books.csv", self.books)
            # Exit code 1 means no match, which is a valid answer.
            .with_exec(grep, expect=ReturnType.ANY)
            .stdout()
        )
