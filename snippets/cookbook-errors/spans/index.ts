import { dag, Directory, func, object } from "@dagger.io/dagger"
import { getTracer } from "@dagger.io/dagger/telemetry"

@object()
export class Bookshop {
  /** Tests each part of the shop in a separate span of the trace. */
  @func()
  async test(source: Directory): Promise<void> {
    const base = dag
      .container()
      .from("golang:1.25-alpine")
      .withDirectory("/src", source)
      .withWorkdir("/src")

    const parts = ["catalog", "orders", "payments"].map((part) =>
      getTracer().startActiveSpan(`${part} tests`, async () => {
        // Sync inside the span, so the span lasts as long as the command.
        await base.withExec(["go", "test", `./${part}/...`]).sync()
      }),
    )
    await Promise.all(parts)
  }
}
