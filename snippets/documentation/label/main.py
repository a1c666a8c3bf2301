from typing import Annotated

from dagger import Doc, field, function, object_type

# The module's description is the package's docstring, in __init__.py.


@object_type
class Bookshop:
    """What a label says about a book."""

    shop: Annotated[str, Doc("Name at the bottom of each label.")] = field(default="Bookshop")

    @function
    def label(
        self,
        title: Annotated[str, Doc("Title as printed on the cover.")],
        copies: Annotated[int, Doc("How many labels to print.")] = 1,
    ) -> str:
        """Print the label of a book.

        Longer titles are cut off, so that the label fits the printer.
        """
        return f"{title[:40]}\n{self.shop}\n" * copies
