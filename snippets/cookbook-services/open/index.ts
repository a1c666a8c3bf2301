import { dag, func, object, Service } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /** Takes the orders of the shop, and shows them on a page of its own. */
  @func()
  queue(): Service {
    return (
      dag
        .container()
        .from("rabbitmq:4-management-alpine")
        // Programs connect here.
        .withExposedPort(5672)
        // People look at the queues here.
        .withExposedPort(15672)
        .asService()
    )
  }
}
