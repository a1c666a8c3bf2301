from typing import Annotated

import dagger
from dagger import Doc, dag, function, object_type


@object_type
class Bookshop:
    @function
    def configured(
        self, variables: Annotated[list[str], Doc("Variables, each as NAME=VALUE")]
    ) -> dagger.Container:
        """Set every variable that the caller lists."""
        container = dag.container().from_("alpine:3.22")
        for variable in variables:
            name, _, value = variable.partition("=")
            # The call changes nothing in place: keep what it returns.
            container = container.with_env_variable(name, value)
        return container
