import type { Module } from "./module.ts";
import { parseTypeScriptModule } from "./parse-typescript-module.ts";

/**
 * Reads the functions that a snippet's module exposes from its TypeScript program, which stands for the other languages:
 * their compilers and the comparison of programs keep them equal. A snippet without one isn't known as a module.
 */
export function readModule(
  origin: string,
  files: readonly { readonly file: string; readonly code: string }[],
): Module | undefined {
  const program = files.find(({ file }) => file.endsWith(".ts"));
  return program && parseTypeScriptModule(origin, program.code);
}
