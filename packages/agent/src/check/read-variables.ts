import type { Sdk } from "@docs/search";
import { type Chain, readChain } from "./read-chain.ts";
import type { SpelledApi } from "./spelled-api.ts";

/** Types of a function's variables by name; one that's used for two types isn't known. */
export type Variables = ReadonlyMap<string, string>;

/** Declarations with a type, as `name` and `type`. */
const DECLARED: Readonly<Record<Sdk, RegExp>> = {
  go: /\b(?<name>\w+)\s+\*?(?:dagger\.)(?<type>[A-Z]\w*)\b/g,
  python: /\b(?<name>\w+)\s*:\s*(?:Annotated\[\s*)?(?:dagger\.)(?<type>[A-Z]\w*)\b(?!\s*\.)/g,
  typescript: /\b(?<name>\w+)\??\s*:\s*(?<type>[A-Z]\w*)\b(?!\s*[[<.])/g,
  php: /(?<!\w)\??(?<type>[A-Z]\w*)\s+\$(?<name>\w+)/g,
  java: /\b(?<type>[A-Z]\w*)\s+(?<name>[a-z]\w*)\s*(?=[=,;)])/g,
};

/** The beginning of an assignment, up to what's assigned. */
const ASSIGNED: Readonly<Record<Sdk, RegExp>> = {
  go: /\b(?<name>\w+)(?:\s*,\s*\w+)*\s*:?=(?!=)\s*/g,
  python: /^[ \t]*(?<name>\w+)(?:\s*:[^=\n]+)?\s*=(?!=)\s*(?:\(\s*)?(?:await\s+)?/gm,
  typescript: /\b(?:const|let|var)?\s*\b(?<name>\w+)(?:\s*:[^=\n]+)?\s*=(?![=>])\s*(?:\(?\s*await\s+)?/g,
  php: /\$(?<name>\w+)\s*=(?![=>])\s*/g,
  java: /\b(?<name>[a-z]\w*)\s*=(?!=)\s*/g,
};

/** Reads which variables of a piece of masked code hold objects of the API. */
export function readVariables(code: string, api: SpelledApi): Variables {
  const types = new Map<string, string | undefined>();
  const note = (name: string, type: string | undefined) => {
    types.set(name, types.has(name) && types.get(name) !== type ? undefined : type);
  };
  for (const { groups } of code.matchAll(DECLARED[api.sdk])) {
    note(groups?.name ?? "", api.typeOf(groups?.type ?? ""));
  }
  for (const match of code.matchAll(ASSIGNED[api.sdk])) {
    const known = new Map([...types].flatMap(([name, type]) => (type ? [[name, type] as const] : [])));
    const chain = readChain(code, match.index + match[0].length, known, api);
    note(match.groups?.name ?? "", resultOf(chain, code, api));
  }
  return new Map([...types].flatMap(([name, type]) => (type ? [[name, type] as const] : [])));
}

/** Returns the type that a chain ends with, if nothing but calls of the API leads to it. */
function resultOf(chain: Chain | undefined, code: string, api: SpelledApi): string | undefined {
  const last = chain?.calls.at(-1);
  const rest = chain ? code.slice(chain.end) : "";
  const isWhole = /^\s*(?:\)\s*)?(?:;|\n|$|\/|#)/.test(rest) || /^\s*\n/.test(rest);
  return last?.found && isWhole ? api.resultOf(last.found.fn) : undefined;
}
