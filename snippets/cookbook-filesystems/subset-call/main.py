from typing import Annotated

import dagger
from dagger import Doc, function, object_type


@object_type
class Bookshop:
    @function
    def subset(
        self,
        source: dagger.Directory,
        include: Annotated[
            list[str] | None, Doc("File patterns to include; all files by default")
        ] = None,
        exclude: Annotated[list[str] | None, Doc("File patterns to exclude")] = None,
    ) -> dagger.Directory:
        """Return the files that the caller asks for."""
        return source.filter(include=include, exclude=exclude)
