"""Tells mypy that `@function` gives back the method that it decorates.

The SDK's own types say the same with a type variable of inferred variance, which mypy leaves unsolved: every use of
the result of a decorated method would be an error about "R?".
"""

from collections.abc import Callable

from mypy.plugin import FunctionContext, Plugin
from mypy.types import Type

DECORATOR = "dagger.mod.function"


class DaggerPlugin(Plugin):
    def get_function_hook(self, fullname: str) -> Callable[[FunctionContext], Type] | None:
        return keep_type if fullname == DECORATOR else None


def keep_type(context: FunctionContext) -> Type:
    """Gives the type of the decorated method; with parentheses there is none yet, and the SDK's type stands."""
    methods = context.arg_types[0]
    return methods[0] if methods else context.default_return_type


def plugin(version: str) -> type[Plugin]:
    return DaggerPlugin
