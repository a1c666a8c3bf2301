import type { CiSchema, Facts, JsonSchema } from "@docs/facts";
import { FormatError } from "./document.ts";
import { findKind } from "./find-kind.ts";
import { findSchema } from "./formats.ts";
import { parseYaml } from "./parse-yaml.ts";

/**
 * Returns the names that a page with a sample may mention: the keys, choices, and kinds of the program that reads it.
 */
export function listSampleNames(title: string | undefined, text: string, facts: Facts): readonly string[] {
  const names = new Set<string>();
  for (const value of readValues(text)) {
    const found = findKind(value, facts) ?? findSchema(title, value, facts);
    const source = found && "source" in found ? found.source : "";
    const schema = facts.ci.get(/^data\/ci\/(?<file>.+)\.schema\.json$/.exec(source)?.groups?.file ?? "");
    if (schema) {
      addNames(schema, names, new Set());
    }
  }
  return [...names];
}

/** Reads the values of a sample; text that doesn't parse is reported by its own check. */
function readValues(text: string): readonly unknown[] {
  try {
    return parseYaml(text).map(({ value }) => value);
  } catch (error) {
    if (error instanceof FormatError) {
      return [];
    }
    throw error;
  }
}

/** Adds the names in a schema, which may contain itself. */
function addNames(schema: CiSchema, names: Set<string>, seen: Set<JsonSchema>): void {
  if (seen.has(schema)) {
    return;
  }
  seen.add(schema);
  const { properties = {}, patternProperties = {}, kinds = {}, enum: choices = [] } = schema;
  const ofKinds = Object.keys(kinds).map((kind) => kind.replace(/^.*\//, ""));
  for (const name of [...Object.keys(properties), ...choices, ...ofKinds]) {
    names.add(name);
  }
  const inner = [
    ...[properties, patternProperties, kinds].flatMap((record) => Object.values(record)),
    ...(schema.anyOf ?? []),
    ...[schema.items, schema.additionalProperties].filter((part) => typeof part === "object"),
  ];
  for (const part of inner) {
    addNames(part, names, seen);
  }
}
