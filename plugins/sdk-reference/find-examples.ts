import { type Api, toTypeScriptMember, toTypeScriptName } from "@docs/facts";
import { inferCalls } from "@docs/snippets";

/** A program in TypeScript, and the section of a page that shows it. */
export interface ShownProgram {
  readonly code: string;
  /** Title of the page. */
  readonly title: string;
  readonly url: string;
}

/** A call of a method, taken from a program. */
export interface Example extends Omit<ShownProgram, "code"> {
  readonly call: string;
}

/** Longest call that is shown, in characters: one line of the reference. */
const LONGEST = 72;

/**
 * Finds a call for each method that a program uses, by names such as `Container.withExec`.
 *
 * Of several calls, the longest that fits in a line says the most.
 */
export function findExamples(programs: readonly ShownProgram[], api: Api): ReadonlyMap<string, Example> {
  const examples = new Map<string, Example>();
  for (const { code, title, url } of programs) {
    for (const { type, name: field, text: call } of inferCalls(code, api)) {
      const name = `${toTypeScriptName(type)}.${toTypeScriptMember(field)}`;
      const longest = examples.get(name)?.call.length ?? 0;
      if (call.length > longest && call.length <= LONGEST && !call.includes("\n")) {
        examples.set(name, { call, title, url });
      }
    }
  }
  return examples;
}
