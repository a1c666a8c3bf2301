import { readFileSync } from "node:fs";
import path from "node:path";
import type { ExternalModule } from "@docs/facts";
import { listFiles } from "@docs/pages";

/** Name of the file in which a topic declares the modules that its programs call. */
export const DEPENDENCIES_FILE = "dependencies.json";

/**
 * Reads `snippets/<topic>/dependencies.json` for every topic that has one. It lists modules that the topic's programs
 * call but that compilers can't find, because Dagger would generate their bindings.
 */
export function readDependencies(): ReadonlyMap<string, readonly ExternalModule[]> {
  const files = listFiles("snippets", (file) => path.posix.basename(file) === DEPENDENCIES_FILE);
  return new Map(
    files.map((file) => [
      path.posix.basename(path.posix.dirname(file)),
      JSON.parse(readFileSync(file, "utf8")) as readonly ExternalModule[],
    ]),
  );
}
