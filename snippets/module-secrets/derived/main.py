import hashlib

import dagger
from dagger import dag, function, object_type


@object_type
class Bookshop:
    @function
    async def signing(self, root: dagger.Secret, shop: str) -> dagger.Secret:
        """Derive the key of one shop from the key of the company."""
        value = await root.plaintext()
        digest = hashlib.sha256((value + shop).encode()).hexdigest()
        # The name tells secrets apart, so it says which shop this one is for.
        return dag.set_secret(f"signing-{shop}", digest)
