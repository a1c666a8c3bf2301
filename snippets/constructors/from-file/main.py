from typing import Annotated, Self

import dagger
from dagger import DefaultPath, field, object_type


@object_type
class Bookshop:
    go_version: str = field()

    @classmethod
    async def create(
        cls, manifest: Annotated[dagger.File, DefaultPath("/go.mod")]
    ) -> Self:
        """Read the release that go.mod asks for."""
        for line in (await manifest.contents()).splitlines():
            if line.startswith("go "):
                version = line.removeprefix("go ").strip()
                return cls(go_version=version)  # type: ignore[call-arg]
        # An error here is the error of whichever function was called.
        msg = "go.mod has no line that begins with go"
        raise ValueError(msg)
