from typing import Annotated

import dagger
from dagger import Doc, dag, function, object_type


@object_type
class Bookshop:
    @function
    def notes(
        self,
        source: Annotated[dagger.Directory, Doc("A checkout with its full history")],
        since: str,
    ) -> dagger.File:
        """List the commits since a tag as release notes."""
        commits = f"{since}..HEAD"
        return (
            dag.container()
            .from_("alpine:3.22")
            .with_exec(["apk", "add", "git"])
            .with_directory("/src", source)
            .with_workdir("/src")
            .with_exec(
                ["git", "log", "--no-merges", "--format=- %s (%h)", commits],
                redirect_stdout="/notes.md",
            )
            .file("/notes.md")
        )
