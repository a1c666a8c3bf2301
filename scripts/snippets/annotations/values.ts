import { parseTypeRef } from "@docs/facts";
import type { Fault } from "@docs/pages";
import { describeChoices } from "@docs/pages";
import { readJsonText, readValue, type Value } from "../compare/read-value.ts";

/** Members by enumeration, for both the API and the program. */
export type Enums = ReadonlyMap<string, readonly string[]>;

/** Types whose value can be loaded from a path (`core/schema/module.go`, `functionWithArg`). */
const FROM_PATH = ["Directory", "File", "GitRepository", "GitRef"];

const UNITS: Readonly<Record<string, number>> = { ns: 1e-9, us: 1e-6, µs: 1e-6, ms: 1e-3, s: 1, m: 60, h: 3600 };

/**
 * Limits of how long the engine keeps results: from a second to a week (`core/modfunc.go`, `MinFunctionCacheTTLSeconds`
 * and `MaxFunctionCacheTTLSeconds`).
 */
const LEAST_SECONDS = 1;
const MOST_SECONDS = 7 * 24 * 3600;

interface Argument {
  readonly name: string;
  readonly type: string;
}

/** Checks a caching policy. */
export function checkCache(policy: Value | undefined): Fault | undefined {
  if (policy === "never" || policy === "session") {
    return undefined;
  }
  const found = `Unexpected caching policy ${JSON.stringify(policy) ?? "that isn't a text"}`;
  const seconds = typeof policy === "string" ? toSeconds(policy) : undefined;
  if (seconds === undefined) {
    const nearest = typeof policy === "string" ? describeChoices(policy, ["never", "session"]) : '"never", "session"';
    return { found, expected: `${nearest}, or a duration such as "24h"`, fix: "Correct the policy." };
  }
  return seconds >= LEAST_SECONDS && seconds <= MOST_SECONDS
    ? undefined
    : { found, expected: 'a duration from "1s" to "168h", the range of the engine', fix: "Correct the duration." };
}

/** Parses a duration as Go does, and returns it in seconds. */
function toSeconds(text: string): number | undefined {
  const parts = [...text.matchAll(/(?<number>\d+(?:\.\d*)?)(?<unit>ns|us|µs|ms|s|m|h)/g)];
  return parts.length > 0 && parts.map(([part]) => part).join("") === text
    ? parts.reduce((sum, { groups }) => sum + Number(groups?.number) * (UNITS[groups?.unit ?? ""] ?? 0), 0)
    : undefined;
}

/** Checks a default in a Go comment or a Java annotation: it has to be JSON, and fit the argument's type. */
export function checkDefault(
  text: string,
  { name, type }: Argument,
  { language, enums }: { readonly language: string; readonly enums: Enums },
): Fault | undefined {
  const { name: typeName, isList } = parseTypeRef(type);
  const value = language === "go" ? parseJson(text) : readJsonText(text, isList ? "" : typeName);
  const found = `Unexpected default ${text} of "${name}"`;
  const fix = "Correct the default.";
  if (value === undefined) {
    return { found, expected: `JSON, such as ${exampleOf(typeName, isList)}`, fix };
  }
  const isMissing = value === null && !type.endsWith("!");
  const isFitting = isList
    ? Array.isArray(value) && value.every((one) => fits(one, typeName, enums))
    : fits(value, typeName, enums);
  if (isMissing || isFitting) {
    return undefined;
  }
  const members = enums.get(typeName);
  const expected =
    members && typeof value === "string"
      ? describeChoices(value, members)
      : `JSON for the type ${type.replaceAll("!", "")}`;
  return { found, expected, fix };
}

function parseJson(text: string): Value | undefined {
  try {
    return JSON.parse(text) as Value;
  } catch {
    return undefined;
  }
}

function fits(value: Value, type: string, enums: Enums): boolean {
  const members = enums.get(type);
  if (members) {
    return typeof value === "string" && members.includes(value);
  }
  switch (type) {
    case "Boolean":
      return typeof value === "boolean";
    case "Int":
      return Number.isInteger(value);
    case "Float":
      return typeof value === "number";
    case "String":
    case "Platform":
      return typeof value === "string";
    case "JSON":
      return true;
    default:
      // Only a path can provide an object.
      return false;
  }
}

function exampleOf(type: string, isList: boolean): string {
  const example = type === "Boolean" ? "true" : type === "Int" || type === "Float" ? "1" : '"text"';
  return isList ? `[${example}]` : example;
}

/** Checks a default path. */
export function checkDefaultPath(text: string | undefined, { name, type }: Argument): Fault | undefined {
  if (text === undefined) {
    return undefined;
  }
  const path = readValue(text);
  const { name: typeName, isList } = parseTypeRef(type);
  if (isList || !FROM_PATH.includes(typeName)) {
    const expected = `one on ${FROM_PATH.join(", ")}`;
    return {
      found: `Unexpected default path of "${name}", a ${typeName}`,
      expected,
      fix: "Remove it, or correct the type.",
    };
  }
  return typeof path === "string" && /^[^\s\\]+$/.test(path)
    ? undefined
    : {
        found: `Unexpected default path ${text} of "${name}"`,
        expected: 'a path in quotation marks, such as "/"',
        fix: "Correct the path.",
      };
}

/** Checks the patterns of files to exclude from a directory. */
export function checkIgnore(text: string | undefined, { name, type }: Argument, language: string): Fault | undefined {
  if (text === undefined) {
    return undefined;
  }
  const { name: typeName } = parseTypeRef(type);
  if (typeName !== "Directory") {
    const found = `Unexpected patterns to ignore of "${name}", a ${typeName}`;
    return { found, expected: "some on a Directory", fix: "Remove them, or correct the type." };
  }
  const value = language === "go" ? parseJson(text) : readValue(text);
  const list = Array.isArray(value) ? value : language === "php" || language === "java" ? [value] : undefined;
  return list?.every((one) => typeof one === "string" && one !== "")
    ? undefined
    : {
        found: `Unexpected patterns to ignore ${text} of "${name}"`,
        expected: 'a list of texts, such as [".git", "node_modules"]',
        fix: "Correct the list.",
      };
}
