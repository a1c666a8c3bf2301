import type { Module } from "./module.ts";
import { parseGoModule } from "./parse-go-module.ts";
import { parsePythonModule } from "./parse-python-module.ts";
import { parseTypeScriptModule } from "./parse-typescript-module.ts";

type Parse = (origin: string, source: string) => Module | undefined;

/**
 * Parsers in the order in which they're tried. TypeScript is first because its compiler parses it most accurately.
 * Every module has a program in one of these languages.
 */
const PARSERS: readonly (readonly [ending: string, parse: Parse])[] = [
  [".ts", parseTypeScriptModule],
  [".go", parseGoModule],
  [".py", parsePythonModule],
];

/** Reads the functions that a snippet's module exposes, from the first of its programs that is a module. */
export function readModule(
  origin: string,
  files: readonly { readonly file: string; readonly code: string }[],
): Module | undefined {
  for (const [ending, parse] of PARSERS) {
    const code = files.find(({ file }) => file.endsWith(ending))?.code;
    const module = code === undefined ? undefined : parse(origin, code);
    if (module) {
      return module;
    }
  }
  return undefined;
}
