import { capitalize, isRequired } from "@docs/facts";
import { closest } from "@docs/pages/closest";
import { measureDistance } from "@docs/search";
import { findClosing } from "@docs/snippets/calls";
import type { DocsFacts } from "../data.ts";
import { readKeys } from "./check-arguments.ts";
import type { CheckFault } from "./fault.ts";
import type { SpelledApi } from "./spelled-api.ts";

/** Where each SDK names types, each with the name in the group `name`. */
const NAMES: Readonly<Record<string, RegExp>> = {
  go: /\bdagger\.(?<name>[A-Z]\w*)/g,
  python: /\bdagger\.(?<name>[A-Z]\w*)|^from dagger import (?<list>[^\n(]+|\([^)]*\))/gm,
  typescript: /^import \{(?<list>[^}]*)\} from "_{0,}[^"]*"/gm,
  php: /^use Dagger\\(?<name>[A-Z]\w*)\s*;|^use Dagger\\\{(?<list>[^}]*)\}/gm,
  java: /^import io\.dagger\.client\.(?<name>[A-Z]\w*)\s*;/gm,
};

/** Letters of a name that may differ from a type's for it to be a slip rather than a name of its own. */
const SLIP = 2;

/** Checks the names of types, and of options in Go and Java. */
export function checkTypes(code: string, facts: DocsFacts, api: SpelledApi): CheckFault[] {
  const known = listTypes(facts);
  const options = listOptions(api);
  const names = [...code.matchAll(NAMES[api.sdk] ?? /$^/g)].flatMap(readNames);
  const types = names.flatMap(({ name, offset }): CheckFault[] => {
    if (known.has(name) || options.has(name) || /^(?:Doc|Name|Ignore|Function|Object|Deprecated)/.test(name)) {
      return [];
    }
    const near = closest(name, [...known, ...(name.endsWith("Opts") ? options.keys() : [])]);
    const isSlip = near !== undefined && isNear(name, near) && name.length > 4;
    return isSlip ? [{ offset, found: `no type \`${name}\``, expected: `\`${near}\`` }] : [];
  });
  return [...types, ...checkGoOptions(code, options, api), ...checkJavaOptions(code, options, api)];
}

function readNames(match: RegExpMatchArray): { name: string; offset: number }[] {
  const { name, list } = match.groups ?? {};
  const start = match.index ?? 0;
  if (name) {
    return [{ name, offset: start + match[0].lastIndexOf(name) }];
  }
  const offset = start + match[0].indexOf(list ?? "");
  return [...(list ?? "").matchAll(/\b(?:type )?([A-Z]\w*)(?! as)/g)].map((one) => ({
    name: one[1] ?? "",
    offset: offset + one.index,
  }));
}

function listTypes({ types, enums, inputs, scalars }: DocsFacts): Set<string> {
  const objects = Object.keys(types).flatMap((type) => [type, `${type}ID`, `${type}Id`]);
  return new Set([
    ...objects,
    ...Object.keys(enums),
    ...inputs,
    ...scalars,
    "Client",
    "JSON",
    "Json",
    "Platform",
    "Void",
  ]);
}

/** Returns the names of options by the type that holds them in Go or Java. */
function listOptions({ types, sdk, spellArgument }: SpelledApi): ReadonlyMap<string, readonly string[]> {
  const all = [...types].flatMap(([type, functions]) => [...functions].map((one) => [type, ...one] as const));
  return new Map(
    all.flatMap(([type, spelled, { fn }]) => {
      const optional = fn.args.filter((arg) => !isRequired(arg)).map((arg) => spellArgument(arg.name));
      const name =
        sdk === "java"
          ? `${type === "Query" ? "Client" : type}.${capitalize(spelled)}Arguments`
          : `${type === "Query" ? "" : type}${capitalize(spelled)}Opts`;
      return optional.length > 0 ? [[name, optional] as const] : [];
    }),
  );
}

function checkGoOptions(
  code: string,
  options: ReadonlyMap<string, readonly string[]>,
  { sdk }: SpelledApi,
): CheckFault[] {
  return [...(sdk === "go" ? code.matchAll(/\bdagger\.(\w+Opts)\s*\{/g) : [])].flatMap((match) => {
    const open = match.index + match[0].length - 1;
    const known = options.get(match[1] ?? "");
    const close = findClosing(code, open);
    return known && close !== undefined ? checkKeys(readKeys(code, open, close), known, match[1] ?? "") : [];
  });
}

function checkJavaOptions(
  code: string,
  options: ReadonlyMap<string, readonly string[]>,
  { sdk }: SpelledApi,
): CheckFault[] {
  return [...(sdk === "java" ? code.matchAll(/\bnew (\w+\.\w+Arguments)\(\)/g) : [])].flatMap((match) => {
    const known = options.get(match[1] ?? "");
    const keys: { name: string; offset: number }[] = [];
    let offset = match.index + match[0].length;
    const findLink = () => /^\s*\.(\w+)\s*\(/.exec(code.slice(offset));
    for (let link = findLink(); link; link = findLink()) {
      const open = offset + link[0].length - 1;
      keys.push({ name: link[1] ?? "", offset: offset + link[0].indexOf(link[1] ?? "") });
      offset = (findClosing(code, open) ?? code.length) + 1;
    }
    return known ? checkKeys(keys, known, match[1] ?? "") : [];
  });
}

function checkKeys(
  keys: readonly { name: string; offset: number }[],
  known: readonly string[],
  owner: string,
): CheckFault[] {
  return keys
    .filter(({ name }) => !known.includes(name))
    .map(({ name, offset }) => ({
      offset,
      found: `\`${owner}\` has no option \`${name}\``,
      expected: `\`${closest(name, known) ?? known.join("`, `")}\``,
    }));
}

function isNear(name: string, known: string): boolean {
  return measureDistance(name.toLowerCase(), known.toLowerCase(), { limit: SLIP }) <= SLIP;
}
