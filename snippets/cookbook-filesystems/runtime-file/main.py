import gzip

import dagger
from dagger import function, object_type


@object_type
class Bookshop:
    @function
    async def count_requests(self, log: dagger.File) -> int:
        """Count the lines of a compressed access log."""
        # Export the log to the container that runs this code, where it's a regular file.
        await log.export("access.log.gz")

        with gzip.open("access.log.gz", "rt") as lines:
            return sum(1 for _ in lines)
