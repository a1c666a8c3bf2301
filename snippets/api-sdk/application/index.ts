import { connection, dag } from "@dagger.io/dagger"

await connection(
  async () => {
    // This program runs on your machine, so the host is your machine, not a container.
    const source = dag.host().directory(".", { exclude: ["ci", "bookshop"] })
    const workshop = dag
      .container()
      .from("golang:1.25-alpine")
      .withDirectory("/src", source)
      .withWorkdir("/src")

    const report = await workshop.withExec(["go", "test", "./..."]).stdout()
    process.stdout.write(report)

    const compiled = workshop.withExec(["go", "build", "-o", "bookshop", "."])
    await compiled.file("bookshop").export("bookshop")
  },
  { LogOutput: process.stderr },
)
