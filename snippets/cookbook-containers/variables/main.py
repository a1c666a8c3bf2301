from dagger import dag, function, object_type


@object_type
class Bookshop:
    @function
    async def environment(self) -> str:
        """Print the variables that a command sees."""
        return await (
            dag.container()
            .from_("alpine:3.22")
            .with_env_variable("SHOP_NAME", "bookshop")
            .with_env_variable("SHOP_HOME", "/opt/bookshop")
            # Without expand, the dollar signs aren't expanded.
            .with_env_variable("PATH", "$SHOP_HOME/bin:$PATH", expand=True)
            .with_exec(["env"])
            .stdout()
        )
