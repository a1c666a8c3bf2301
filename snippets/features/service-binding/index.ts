import { dag, Directory, func, object, Service } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /** Run the shop. */
  @func()
  serve(source: Directory): Service {
    return (
      dag
        .container()
        .from("golang:1.25-alpine")
        .withDirectory("/src", source)
        .withWorkdir("/src")
        .withExec(["go", "build", "-o", "/bin/bookshop", "."])
        // The health check connects to this port before anything uses the service.
        .withExposedPort(8080)
        .asService({ args: ["/bin/bookshop"] })
    )
  }

  /** Request the running shop's front page. */
  @func()
  async smoke(source: Directory): Promise<string> {
    return dag
      .container()
      .from("alpine:3.22")
      .withServiceBinding("shop", this.serve(source))
      .withExec(["wget", "-q", "-O-", "http://shop:8080/"])
      .stdout()
  }
}
