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
            list[str] | None, Doc("Patterns of files to take; without any, all files")
        ] = None,
        exclude: Annotated[list[str] | None, Doc("Patterns of files to leave out")] = None,
    ) -> dagger.Directory:
        """Give the files that the caller asks for."""
        return source.filter(include=include, exclude=exclude)
