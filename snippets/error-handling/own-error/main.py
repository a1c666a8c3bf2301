from dagger import function, object_type


@object_type
class Bookshop:
    @function
    def discount(self, price: int, percent: int) -> int:
        """Take a percentage off a price in cents."""
        if not 0 <= percent <= 100:
            # The caller sees this message, so say what's wrong and what's valid.
            msg = f"percent is {percent}, expected 0 to 100"
            raise ValueError(msg)
        return price - price * percent // 100
