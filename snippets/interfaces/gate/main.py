import typing

import dagger
from dagger import function, interface, object_type


@interface
class Linter(typing.Protocol):
    """Anything that can check source code."""

    @function
    async def lint(self, source: dagger.Directory) -> str:
        """Return a report, or raise an error if something is wrong."""
        ...


@object_type
class Gate:
    @function
    async def review(self, source: dagger.Directory, linter: Linter) -> str:
        """Run a linter on handwritten code."""
        # Exclude the same files for every linter, no matter who wrote it.
        handwritten = source.filter(exclude=["vendor", "**/*.gen.go"])
        return "passed\n" + await linter.lint(handwritten)
