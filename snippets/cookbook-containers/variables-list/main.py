from typing import Annotated

import dagger
from dagger import Doc, dag, function, object_type


@object_type
class Bookshop:
    @function
    def configured(
        self, variables: Annotated[list[str], Doc("Variables as NAME=VALUE pairs")]
    ) -> dagger.Container:
        """Set all variables that the caller passes."""
        container = dag.container().from_("alpine:3.22")
        for variable in variables:
            name, _, value = variable.partition("=")
            # The call doesn't change the container in place, so keep what it returns.
            container = container.with_env_variable(name, value)
        return container
