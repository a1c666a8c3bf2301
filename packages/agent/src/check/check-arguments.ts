import { isRequired } from "@docs/facts";
import { closest } from "@docs/pages/closest";
import { type ListPart, splitParts } from "@docs/snippets/calls";
import type { CheckFault } from "./fault.ts";
import type { SpelledApi, SpelledFunction } from "./spelled-api.ts";

/** A call on an object of the API. */
export interface Call {
  /** Type of the object. */
  readonly type: string;
  readonly name: string;
  /** Where the name begins. */
  readonly offset: number;
  readonly open: number;
  readonly close: number;
  /** The function, if the type has it. */
  readonly found: SpelledFunction | undefined;
}

/** Checks how many arguments a call has, and the names of those that are named. */
export function checkArguments(code: string, call: Call, api: SpelledApi): CheckFault[] {
  const { found, open, close } = call;
  const parts = splitParts(code, open, close);
  if (!found || parts.some(({ text }) => /^(?:\*|\.\.\.)|\.\.\.$/.test(text))) {
    return [];
  }
  const rules = readRules(found, api);
  const named = parts.flatMap((part) => readNamed(part, parts, code, rules.required, api));
  const positional = parts.filter((part) => !NAMED[api.sdk]?.test(part.text));
  return [...checkCount(call, positional.length, named, rules, api), ...checkNames(named, found, api)];
}

/** How many arguments a call takes. */
interface Rules {
  readonly required: number;
  readonly most: number;
}

function readRules({ fn, type, name }: SpelledFunction, api: SpelledApi): Rules {
  const required = fn.args.filter(isRequired).length;
  const optional = fn.args.length - required;
  // A call that asks the engine takes a context first in Go.
  const isAsked = !api.types.has(fn.returns.replace("!", ""));
  const context = api.sdk === "go" && (isAsked || (type === "Query" && name === "loadAll")) ? 1 : 0;
  const extra = {
    go: optional > 0 ? 20 : 0,
    java: optional > 0 ? 1 : 0,
    typescript: optional > 0 ? 1 : 0,
    python: 0,
    php: optional,
  };
  return { required: required + context, most: required + context + extra[api.sdk] };
}

/** Arguments that are written with their name. */
const NAMED: Readonly<Partial<Record<string, RegExp>>> = { python: /^\w+\s*=(?!=)/, php: /^\w+\s*:(?!:)/ };

/** Returns the names in an argument: its own, or those of an object of options. */
function readNamed(
  part: ListPart,
  parts: readonly ListPart[],
  code: string,
  required: number,
  { sdk }: SpelledApi,
): { name: string; offset: number }[] {
  const own = NAMED[sdk]?.exec(part.text);
  if (own) {
    return [{ name: /^\w+/.exec(part.text)?.[0] ?? "", offset: part.offset }];
  }
  const isOptions = sdk === "typescript" && parts.indexOf(part) === required && part.text.startsWith("{");
  return isOptions ? readKeys(code, part.offset, part.offset + part.text.length - 1) : [];
}

/** Reads the keys between two braces. */
export function readKeys(code: string, open: number, close: number): { name: string; offset: number }[] {
  return splitParts(code, open, close).flatMap(({ text, offset }) => {
    const name = /^\w+(?=\s*(?::|$))/.exec(text)?.[0];
    return name === undefined ? [] : [{ name, offset }];
  });
}

function checkCount(
  { name, offset, found }: Call,
  positional: number,
  named: readonly { name: string }[],
  { required, most }: Rules,
  api: SpelledApi,
): CheckFault[] {
  const given = new Set(named.map((one) => one.name));
  const wanted = (found?.fn.args ?? []).filter(isRequired);
  const namedRequired = wanted.filter((arg) => given.has(api.spellArgument(arg.name))).length;
  const isNamed = api.sdk === "python" || api.sdk === "php";
  const count = positional + (isNamed ? namedRequired : 0);
  if (count >= required && positional <= most) {
    return [];
  }
  const list = wanted.map((arg) => arg.name).join(", ") || "none";
  const context = api.sdk === "go" && required > wanted.length ? "a context, then " : "";
  return [{ offset, found: `${positional} arguments of \`${name}\``, expected: `${context}required: ${list}` }];
}

function checkNames(
  named: readonly { name: string; offset: number }[],
  found: SpelledFunction,
  api: SpelledApi,
): CheckFault[] {
  const known = found.fn.args.map((arg) => (api.sdk === "java" ? arg.name : api.spellArgument(arg.name)));
  return named
    .filter(({ name }) => !known.includes(name))
    .map(({ name, offset }) => ({
      offset,
      found: `\`${found.type}.${found.name}\` has no argument \`${name}\``,
      expected: known.length === 0 ? "no arguments" : `\`${closest(name, known) ?? known.join("`, `")}\``,
    }));
}
