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
        """Read the Go version that go.mod requires."""
        for line in (await manifest.contents()).splitlines():
            if line.startswith("go "):
                version = line.removeprefix("go ").strip()
                return cls(go_version=version)  # type: ignore[call-arg]
        # Every call runs the constructor first, so any call fails with this error.
        msg = "go.mod has no go line"
        raise ValueError(msg)
