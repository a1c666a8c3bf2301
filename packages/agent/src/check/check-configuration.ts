import { type JsonPath, validateJson } from "@docs/facts";
import type { DocsFacts } from "../data.ts";
import type { CheckFault } from "./fault.ts";

/** Checks a configuration file in JSON against what Dagger reads from it. */
export function checkConfiguration(text: string, file: string, facts: DocsFacts): CheckFault[] {
  const schema = facts.configuration[file];
  if (!schema) {
    return [{ offset: 0, found: `no rules for ${file}`, expected: Object.keys(facts.configuration).join(", ") }];
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return [{ offset: 0, found: error instanceof Error ? error.message : "no JSON", expected: "a JSON document" }];
  }
  return validateJson(value, schema).map(({ path, found, expected }) => ({
    offset: findKey(text, path),
    found,
    expected,
  }));
}

/** Finds the last key of a path in the text, each after the one before. */
function findKey(text: string, path: JsonPath): number {
  let offset = 0;
  for (const part of path) {
    const index = typeof part === "string" ? text.indexOf(JSON.stringify(part), offset) : -1;
    offset = index < 0 ? offset : index;
  }
  return offset;
}

/** Tells from its keys which file of Dagger a JSON text is; undefined if it's none. */
export function guessFile(text: string): string | undefined {
  if (!text.trimStart().startsWith("{")) {
    return undefined;
  }
  if (/"(?:engineVersion|sdk|toolchains|blueprint)"\s*:/.test(text)) {
    return "dagger.json";
  }
  return /"(?:gc|registries|logLevel|security)"\s*:/.test(text) ? "engine.json" : undefined;
}
