import type { Api } from "@docs/facts";
import { createApiVocabulary, followCalls, maskCode } from "./calls/index.ts";

/** A call of an API function, or of the method `with` that the SDK adds. */
export interface ApiCall {
  /** Type and function as the schema names them. */
  readonly type: string;
  readonly name: string;
  /** The call as the program writes it, from the function's name on. */
  readonly text: string;
}

/** Finds the calls of API functions in a TypeScript program, in its order. A call on anything else is left out. */
export function inferCalls(code: string, { types }: Api): readonly ApiCall[] {
  const found = followCalls(maskCode(code, "typescript"), "typescript", createApiVocabulary(types));
  return found.flatMap(({ start, end, meaning, type, close = end }) => {
    const name = meaning?.name ?? code.slice(start, end);
    return type && (meaning || name === "with") ? [{ type, name, text: code.slice(start, close + 1) }] : [];
  });
}
