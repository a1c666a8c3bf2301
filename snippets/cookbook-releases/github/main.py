from typing import Annotated

import dagger
from dagger import Doc, dag, function, object_type


@object_type
class Bookshop:
    @function
    async def release(
        self,
        repository: Annotated[str, Doc("Owner and name, such as ORG/bookshop")],
        version: str,
        notes: dagger.File,
        assets: dagger.Directory,
        token: dagger.Secret,
    ) -> str:
        """Publish a release on GitHub, with notes and files."""
        return await (
            dag.container()
            .from_("alpine:3.22")
            .with_exec(["apk", "add", "github-cli"])
            .with_mounted_directory("/assets", assets)
            .with_mounted_file("/notes.md", notes)
            .with_workdir("/assets")
            .with_secret_variable("GH_TOKEN", token)
            .with_env_variable("GH_REPO", repository)
            .with_env_variable("VERSION", version)
            .with_exec([
                "sh",
                "-c",
                'gh release create "$VERSION" --verify-tag --title="$VERSION" --notes-file=/notes.md *',
            ])
            .stdout()
        )
