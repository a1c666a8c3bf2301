import dagger
from dagger import dag, function, object_type


@object_type
class Bookshop:
    @function
    async def test(self, source: dagger.Directory) -> str:
        """Test a directory that the caller has fetched."""
        return await (
            dag.container()
            .from_("golang:1.25-alpine")
            .with_directory("/src", source)
            .with_workdir("/src")
            .with_exec(["go", "test", "./..."])
            .stdout()
        )

    @function
    async def test_ref(
        self, repository: str, ref: str, token: dagger.Secret
    ) -> str:
        """Fetch the source with the caller's token, then test it."""
        source = dag.git(repository, http_auth_token=token).ref(ref).tree()
        return await self.test(source)
