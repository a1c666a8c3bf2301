import { dag, func, object, Service } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /** Runs the shop's order queue and its web console. */
  @func()
  queue(): Service {
    return (
      dag
        .container()
        .from("rabbitmq:4-management-alpine")
        // Clients connect to this port.
        .withExposedPort(5672)
        // The web console listens on this port.
        .withExposedPort(15672)
        .asService()
    )
  }
}
