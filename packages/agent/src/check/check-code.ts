import { foldName } from "@docs/facts";
import { closest } from "@docs/pages/closest";
import { measureDistance } from "@docs/search";
import { followCalls, maskCode } from "@docs/snippets/calls";
import type { DocsFacts } from "../data.ts";
import { type Call, checkArguments } from "./check-arguments.ts";
import { checkTypes } from "./check-types.ts";
import type { CheckFault } from "./fault.ts";
import type { SpelledApi } from "./spelled-api.ts";

/** Methods of the SDKs themselves, which take a function that continues the chain. */
const OWN_METHODS = new Set(["With", "with", "with_"]);

/** Functions that modules add to the types of environments. */
const GENERATED = /^(?:with\w+(?:Input|Output)|as[A-Z]\w*)$/i;

/** The line on which a function begins, in each language. */
const FUNCTION =
  /^(?=func |[ \t]*(?:async )?def |[ \t]*(?:(?:public|private|protected|static|async|export)\s)+|[ \t]*@func\(|[ \t]*#\[DaggerFunction|[ \t]*@Function\b)/gm;

/** Checks a program of one SDK: functions, how they're called, and types. It's no compiler, and knows nothing else. */
export function checkCode(source: string, facts: DocsFacts, api: SpelledApi): CheckFault[] {
  const code = maskCode(source, api.sdk);
  const seen = new Set<number>();
  const faults: CheckFault[] = [];
  for (const { text, start } of splitFunctions(code)) {
    for (const { start: offset, end, type, close = end } of followCalls(text, api.sdk, api.vocabulary)) {
      if (type) {
        const name = text.slice(offset, end);
        const found = api.types.get(type)?.get(name);
        seen.add(start + offset);
        const own = checkCall(text, { type, name, offset, open: text.indexOf("(", end), close, found }, api);
        faults.push(...own.map((fault) => ({ ...fault, offset: start + fault.offset })));
      }
    }
  }
  faults.push(...checkUnknownCalls(code, seen, api), ...checkTypes(restoreImports(code, source, api), facts, api));
  return faults.sort((left, right) => left.offset - right.offset);
}

/** Splits a program before each function, because their variables are their own. */
function splitFunctions(code: string): { text: string; start: number }[] {
  const starts = [0, ...[...code.matchAll(FUNCTION)].map(({ index }) => index).filter((index) => index > 0)];
  return starts.map((start, index) => ({ text: code.slice(start, starts[index + 1]), start }));
}

function checkCall(code: string, call: Call, api: SpelledApi): CheckFault[] {
  if (call.found) {
    return checkArguments(code, call, api);
  }
  const known = [...(api.types.get(call.type)?.keys() ?? [])];
  const own = api.foreign.get(call.name);
  const near = own !== undefined && known.includes(own) ? own : closest(call.name, known);
  const isGenerated =
    !(near !== undefined && isSlip(call.name, near)) &&
    (call.type === "Env" || call.type === "Binding") &&
    GENERATED.test(call.name.replaceAll("_", ""));
  // The client also has functions for the module's dependencies, so only a slip is a mistake there.
  const isOther = call.type === "Query" && (near === undefined || !isSlip(call.name, near));
  if (OWN_METHODS.has(call.name) || isGenerated || isOther) {
    return [];
  }
  const owner = call.type === "Query" ? "the client" : `\`${call.type}\``;
  const expected = near === undefined ? "one of its functions" : `\`${near}\``;
  return [{ offset: call.offset, found: `${owner} has no function \`${call.name}\``, expected }];
}

/** Looks for calls whose object isn't known: the spelling of another SDK, or a slip in a name that's long enough. */
function checkUnknownCalls(code: string, seen: ReadonlySet<number>, api: SpelledApi): CheckFault[] {
  return [...code.matchAll(/(?:\.|->)\s*(\w+)\s*(?=\()/g)].flatMap((match): CheckFault[] => {
    const name = match[1] ?? "";
    const offset = match.index + match[0].indexOf(name);
    if (seen.has(offset) || api.names.has(name) || isDefined(code, name)) {
      return [];
    }
    const own = api.foreign.get(name);
    const near = own ?? closest(name, api.names);
    const isMistake = near !== undefined && (own !== undefined || isUnknownSlip(name, near));
    return isMistake ? [{ offset, found: `no function \`${name}\` in this SDK`, expected: `\`${near}\`` }] : [];
  });
}

/** Letters that a name needs for one wrong letter to be a slip rather than another library's name. */
const SLIP_LENGTH = 5;

/**
 * Checks whether a name is most likely a slip although it isn't known what it's called on. A letter more at the end makes
 * another word, such as `Errorf`, and so does another case.
 */
function isUnknownSlip(name: string, near: string): boolean {
  const isOther = name.startsWith(near) || name.toLowerCase() === near.toLowerCase();
  return name.length >= SLIP_LENGTH && !isOther && measureDistance(name, near, { limit: 1 }) <= 1;
}

/** Checks whether the program defines a function of this name itself. */
function isDefined(code: string, name: string): boolean {
  return new RegExp(
    `(?:func(?:tion)?(?: \\([^)]*\\))?|def|[\\w>\\]]) ${name}\\s*\\(|^\\s*(?:async )?${name}\\(`,
    "m",
  ).test(code);
}

/** Checks whether two names differ by a letter or two, or only in case. */
function isSlip(name: string, known: string): boolean {
  const limit = Math.min(2, Math.max(1, Math.floor(known.length / 5)));
  return (
    foldName(name) === foldName(known) ||
    (closest(name, [known]) !== undefined && measureDistance(name, known, { limit }) <= limit)
  );
}

/** Puts the names of imported packages back, which are texts in TypeScript. */
function restoreImports(code: string, source: string, { sdk }: SpelledApi): string {
  if (sdk !== "typescript") {
    return code;
  }
  const others = [...source.matchAll(/^import [^;"']*["']([^"']*)["']/gm)].filter(
    ([, from]) => from !== "@dagger.io/dagger",
  );
  return others.reduce(
    (text, { index, 0: all }) => text.slice(0, index) + " ".repeat(all.length) + text.slice(index + all.length),
    code,
  );
}
