from pathlib import Path

from dagger import Secret, function, object_type


@object_type
class Packages:
    @function(cache="never")
    async def compare(self, key: Secret) -> str:
        """Says whether the value of a secret was there while packages were installed, and whether it is now."""
        value = await key.plaintext()
        seen = Path("/seen.txt").read_text()
        return f"then: {value in seen}, characters seen: {len(seen) > 100}, now: {len(value)}"
