import { readFileSync } from "node:fs";
import path from "node:path";
import type { ExternalModule } from "@docs/facts";
import { listFiles } from "@docs/pages";
import { readDependencies } from "./read-dependencies.ts";

/** A snippet with the programs it has. */
export interface SnippetSource {
  /** Path below snippets/. */
  readonly name: string;
  readonly files: readonly { readonly file: string; readonly code: string }[];
  /** Modules that its programs call. */
  readonly dependencies?: readonly ExternalModule[];
}

/** Files of a snippet that are programs. */
const PROGRAM = /\.(?:go|java|php|py|ts)$/;

/** Reads every snippet below `snippets/<topic>/<name>/`. */
export function readSnippetSources(): readonly SnippetSource[] {
  const snippets = new Map<string, { file: string; code: string }[]>();
  for (const file of listFiles("snippets", (name) => PROGRAM.test(name))) {
    const name = path.posix.dirname(path.posix.relative("snippets", file));
    // What stands higher belongs to the projects of the languages.
    if (name.split("/").length === 2) {
      snippets.set(name, [...(snippets.get(name) ?? []), { file, code: readFileSync(file, "utf8") }]);
    }
  }
  const dependencies = readDependencies();
  return [...snippets].map(([name, files]) => ({
    name,
    files,
    dependencies: dependencies.get(path.posix.dirname(name)) ?? [],
  }));
}
