import type { Facts, Variable } from "@docs/facts";
import { closest, describeChoices, type PlacedFault } from "@docs/pages";
import type { Resolution, Resolver, WordContext } from "../resolution.ts";

/** Resolves environment variables and placeholders: `DAGGER_MODULE`, `NAME=value`, `$NAME`, `FOLDER`. */
export const resolveVariable: Resolver = (word, context) => {
  const match = /^(?:\$|\$env:)?(?<name>_?[A-Z][A-Z\d]*(?:_[A-Z\d]+)*)(?:=(?<value>.*)| = ".*")?$/.exec(word);
  const name = match?.groups?.name;
  if (name === undefined) {
    return resolveShellVariable(word, context);
  }
  const variable = findVariable(name, context.facts);
  if (variable) {
    const faults = checkValue(variable, match?.groups?.value, context.facts);
    return faults.length > 0 ? faults : { kind: "variable", targets: [variable.name] };
  }
  if (hasProductPrefix(name, context.facts)) {
    return [unknownVariable(name, word.indexOf(name), context.facts)];
  }
  if (context.page.placeholders.has(name) || /^\$|=/.test(word)) {
    return { kind: "placeholder", targets: [name] };
  }
  return undefined;
};

/** Resolves a shell variable such as `$base` from a script on the page. */
function resolveShellVariable(word: string, { page }: WordContext): Resolution | undefined {
  const name = /^\$(?<name>[a-z]\w*|[!?#])$/.exec(word)?.groups?.name;
  const isKnown = name !== undefined && (page.variables.has(name) || page.names.has(name) || /\W/.test(name));
  return isKnown ? { kind: "page", targets: [word] } : undefined;
}

/** Finds a variable by its name or by a pattern such as `GITHUB_*`. */
function findVariable(name: string, { variables }: Facts): Variable | undefined {
  return (
    variables.find((variable) => variable.name === name) ??
    variables.find((variable) => variable.name.endsWith("*") && name.startsWith(variable.name.slice(0, -1)))
  );
}

/**
 * Checks for the prefix of a product variable, such as `DAGGER_`, `OTEL_`, or `ANTHROPIC_`, which implies that a name
 * is meant to be one.
 */
function hasProductPrefix(name: string, { variables }: Facts): boolean {
  const prefix = prefixOf(name);
  return prefix !== undefined && variables.some((variable) => prefixOf(variable.name) === prefix);
}

/** Prefixes that common words share with variables. */
const COMMON_PREFIXES = new Set("BUILD_ CI_ FORCE_ GIT_ HTTP_ NO_ RUN_ DO_ BIN_ ALL_ FTP_".split(" "));

function prefixOf(name: string): string | undefined {
  const prefix = /^_?[A-Z]+_/.exec(name)?.[0];
  return prefix === undefined || COMMON_PREFIXES.has(prefix) ? undefined : prefix;
}

/**
 * Checks a variable that a script or a file sets: one with a product prefix has to be a variable of the product, and
 * its value has to be one that the variable accepts.
 *
 * @param value undefined if it isn't written out.
 */
export function checkAssignment(name: string, value: string | undefined, facts: Facts): readonly PlacedFault[] {
  const variable = findVariable(name, facts);
  if (variable) {
    return checkValue(variable, value === "" || /[$`]/.test(value ?? "") ? undefined : value, facts);
  }
  const isMeant = hasProductPrefix(name, facts) || isNearCommon(name, facts);
  return isMeant ? [unknownVariable(name, 0, facts)] : [];
}

/** Checks whether a name nearly matches a variable whose prefix other programs also use, such as `NO_PROXY`. */
function isNearCommon(name: string, { variables }: Facts): boolean {
  const common = variables.map((variable) => variable.name).filter((known) => prefixOf(known) === undefined);
  return closest(name, common) !== undefined;
}

/** Describes the fix for an unknown variable. */
function unknownVariable(name: string, offset: number, { variables }: Facts): PlacedFault {
  const known = variables.map((variable) => variable.name);
  return {
    offset,
    found: `Unexpected environment variable "${name}"`,
    expected: describeChoices(name, known),
    fix: "Correct the name, or add the variable to data/environment/variables.json with its source.",
  };
}

/** Variables that contain the address of an engine. */
const ENGINE_ADDRESSES = new Set(["_EXPERIMENTAL_DAGGER_RUNNER_HOST"]);

function checkValue({ name, values }: Variable, value: string | undefined, { schemes }: Facts): readonly PlacedFault[] {
  const scheme = /^(?<scheme>[a-z][a-z+-]*):\/\//.exec(value ?? "")?.groups?.scheme;
  if (ENGINE_ADDRESSES.has(name) && value !== undefined && scheme !== undefined) {
    const known = schemes.filter((one) => one.for === "engine").map((one) => one.scheme);
    return known.includes(scheme)
      ? []
      : [
          unknownValue(
            name,
            `${scheme}://`,
            known.map((one) => `${one}://`),
          ),
        ];
  }
  return value === undefined || values === undefined || values.includes(value) || /[A-Z]{2}|…/.test(value)
    ? []
    : [unknownValue(name, value, values)];
}

function unknownValue(name: string, value: string, known: readonly string[]): PlacedFault {
  const expected = describeChoices(value, known);
  return { offset: 0, found: `Unexpected value "${value}" of ${name}`, expected, fix: "Correct the value." };
}
