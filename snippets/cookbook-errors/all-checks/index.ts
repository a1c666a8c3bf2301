import { dag, Directory, func, object, ReturnType } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /** Runs all checks, and fails at the end if any of them failed. */
  @func()
  async verify(source: Directory): Promise<string> {
    const base = dag
      .container()
      .from("golang:1.25-alpine")
      .withDirectory("/src", source)
      .withWorkdir("/src")

    const failed: string[] = []
    for (const check of ["! gofmt -l . | grep .", "go vet ./...", "go test ./..."]) {
      // A non-zero exit code is a result here, not an error.
      const done = base.withExec(["sh", "-c", check], { expect: ReturnType.Any })
      if ((await done.exitCode()) !== 0) {
        // go vet prints to standard error, go test to standard output.
        failed.push(`${check}\n${await done.combinedOutput()}`)
      }
    }
    if (failed.length > 0) {
      throw new Error(`${failed.length} of 3 checks failed:\n${failed.join("\n")}`)
    }
    return "all checks passed"
  }
}
