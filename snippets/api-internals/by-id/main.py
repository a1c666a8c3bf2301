import dagger
from dagger import dag, function, object_type


@object_type
class Bookshop:
    @function
    async def recipe(self) -> str:
        """Describe a container and return its ID, without running anything."""
        return await (
            dag.container()
            .from_("alpine:3.22")
            .with_exec(["date", "-u"])
            .id()
        )

    @function
    async def cook(self, recipe: str) -> str:
        """Continue where an ID ends, and run the command."""
        # An ID is plain text, so any program can store it or pass it on.
        container_id = dagger.ContainerID(recipe)
        return await dag.load_container_from_id(container_id).stdout()
