from typing import Annotated

from dagger import Doc, field, function, object_type


@object_type
class Bookshop:
    """Makes shelf labels for one bookshop."""

    shop: Annotated[str, Doc("Name at the bottom of each label.")] = field(default="Bookshop")

    @function
    def label(
        self,
        title: Annotated[str, Doc("Title as printed on the cover.")],
        copies: Annotated[int, Doc("How many times to repeat the label.")] = 1,
    ) -> str:
        """Return the text of a book's labels.

        Titles longer than 40 characters are cut off to fit on one line.
        """
        return f"{title[:40]}\n{self.shop}\n" * copies
