import { connection, dag, Directory } from "@dagger.io/dagger"

const images = ["golang:1.25-alpine", "golang:1.25-bookworm"]

async function test(image: string, source: Directory): Promise<void> {
  // sync runs the tests here, so the next line prints only if they pass.
  await dag
    .container()
    .from(image)
    .withDirectory("/src", source)
    .withWorkdir("/src")
    .withExec(["go", "test", "./..."])
    .sync()
  console.log(image, "passed")
}

await connection(
  async () => {
    const source = dag.host().directory(".", {
      exclude: [".git", "ci", "node_modules"],
    })
    await Promise.all(images.map((image) => test(image, source)))
  },
  { LogOutput: process.stderr },
)
