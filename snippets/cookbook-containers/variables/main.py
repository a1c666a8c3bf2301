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
            # Without expand, the value would contain "$SHOP_HOME" literally.
            .with_env_variable("PATH", "$SHOP_HOME/bin:$PATH", expand=True)
            .with_exec(["env"])
            .stdout()
        )
