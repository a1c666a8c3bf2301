import hmac

import dagger
from dagger import dag, function, object_type


@object_type
class Bookshop:
    @function
    async def signing_key(self, root: dagger.Secret, shop: str) -> dagger.Secret:
        """Derive a shop's key from the company's key."""
        value = await root.plaintext()
        key = hmac.new(value.encode(), shop.encode(), "sha256").hexdigest()
        # The name tells secrets apart, so it includes the shop.
        return dag.set_secret(f"signing-{shop}", key)
