from dagger import dag, function, object_type


@object_type
class Bookshop:
    # The type hints of @function don't include cache, but the SDK accepts it.
    @function(cache="never")  # type: ignore[call-overload]
    async def digest(self, image: str) -> str:
        """Look up which image a tag refers to."""
        # Call this directly after from_, because any step in between creates a different image.
        return await dag.container().from_(image).image_ref()
