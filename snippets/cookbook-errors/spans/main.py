import anyio
from opentelemetry import trace

import dagger
from dagger import dag, function, object_type

tracer = trace.get_tracer(__name__)


@object_type
class Bookshop:
    @function
    async def test(self, source: dagger.Directory) -> None:
        """Test each part of the shop in a separate span of the trace."""
        base = (
            dag.container()
            .from_("golang:1.25-alpine")
            .with_directory("/src", source)
            .with_workdir("/src")
        )

        async def test_part(part: str) -> None:
            with tracer.start_as_current_span(f"{part} tests"):
                # Sync inside the span, so the span lasts as long as the command.
                await base.with_exec(["go", "test", f"./{part}/..."]).sync()

        async with anyio.create_task_group() as parts:
            for part in ("catalog", "orders", "payments"):
                parts.start_soon(test_part, part)
