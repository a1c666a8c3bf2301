import { dag, Directory, ExecError } from "@dagger.io/dagger"

/** Tests the service and returns the tests' exit code. */
export async function runTests(image: string, source: Directory): Promise<number> {
  const tester = dag
    .container()
    .from(image)
    .withDirectory("/src", source)
    .withWorkdir("/src")
  try {
    console.log(await tester.withExec(["go", "test", "./..."]).stdout())
    return 0
  } catch (error) {
    if (error instanceof ExecError) {
      console.error(image, "exited with code", error.exitCode)
      console.error(error.stdout, error.stderr)
      return error.exitCode
    }
    throw error
  }
}
