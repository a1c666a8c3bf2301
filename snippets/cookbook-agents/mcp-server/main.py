from typing import Annotated

import dagger
from dagger import DefaultPath, Doc, ReturnType, dag, function, object_type


@object_type
class Bookshop:
    books: Annotated[
        dagger.File,
        Doc("Books in stock: title, author, price, number"),
        DefaultPath("books.csv"),
    ]

    @function
    async def find(
        self, text: Annotated[str, Doc("Part of a title or of an author's name")]
    ) -> str:
        """Give the rows of the books in stock that contain a text.

        The columns are title, author, price in euros and number in stock.
        No row means that the shop does not have the book.
        """
        grep = ["grep", "-i", "-F", "-e", text, "/books.csv"]
        return await (
            dag.container()
            .from_("alpine:3.22")
            .with_mounted_file("/books.csv", self.books)
            # Exit code 1 says that nothing was found, which is an answer.
            .with_exec(grep, expect=ReturnType.ANY)
            .stdout()
        )
