import dagger
from dagger import dag, function, object_type


@object_type
class Bookshop:
    @function
    async def check(self, source: dagger.Directory) -> str:
        """Review the shop's code with go vet."""
        return await dag.gate().review(source, dag.vet().as_gate_linter())
