import gzip

import dagger
from dagger import function, object_type


@object_type
class Bookshop:
    @function
    async def count_requests(self, log: dagger.File) -> int:
        """Count the lines of a compressed access log."""
        # Into the container that this code runs in, where it is a file like any other.
        await log.export("access.log.gz")

        with gzip.open("access.log.gz", "rt") as lines:
            return sum(1 for _ in lines)
