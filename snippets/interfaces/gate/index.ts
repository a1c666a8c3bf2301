/**
 * Reviews projects with linters from other modules.
 */
import { Directory, func, object } from "@dagger.io/dagger"

/** Anything that can check source code. */
export interface Linter {
  /** Return a report, or throw an error if something is wrong. */
  lint(source: Directory): Promise<string>
}

@object()
export class Gate {
  /** Run a linter on handwritten code. */
  @func()
  async review(source: Directory, linter: Linter): Promise<string> {
    // Exclude the same files for every linter, no matter who wrote it.
    const handwritten = source.filter({ exclude: ["vendor", "**/*.gen.go"] })
    return "passed\n" + (await linter.lint(handwritten))
  }
}
