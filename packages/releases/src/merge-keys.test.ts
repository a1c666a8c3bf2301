import type { JsonSchema } from "@docs/facts";
import { expect, test } from "vitest";
import { listKeyGaps, mergeKeys } from "./merge-keys.ts";

const schema: JsonSchema = {
  type: "object",
  properties: {
    name: { type: "string", description: "Name." },
    tools: { type: "array", description: "Tools.", items: { type: "object", properties: {} } },
    free: { type: "object", description: "Anything.", properties: { own: { type: "string", description: "Own." } } },
  },
};

const keys = { name: "string", tools: "array", free: "object" };

function merge(own: Readonly<Record<string, string>>, differences = {}): JsonSchema {
  return mergeKeys(schema, own, differences);
}

test("a schema that a release agrees with stays as it is", () => {
  expect(merge(keys)).toEqual(schema);
});

test("a new key waits for its sentence, and leaves no trace when it's gone again", () => {
  const later = merge({ ...keys, "tools[].pin": "string", size: "integer|string" });
  expect(later.properties?.tools?.items?.properties).toEqual({ pin: { type: "string" } });
  expect(later.properties?.size).toEqual({ anyOf: [{ type: "integer" }, { type: "string" }] });
  expect(mergeKeys(later, keys, {})).toEqual(schema);
});

test("a wrong type is corrected, and a key with a sentence isn't lost", () => {
  const { name, ...rest } = keys;
  expect(merge({ ...keys, name: "boolean" }).properties?.name).toEqual({ type: "boolean", description: "Name." });
  expect(merge(rest).properties?.name).toEqual(schema.properties?.name);
});

test.each([
  [
    "a key without a sentence",
    { ...keys, size: "integer" },
    {},
    ["Missing description of size, expected a sentence for readers. Write it there."],
  ],
  [
    "a sentence without a key",
    { tools: "array", free: "object" },
    {},
    ["Unexpected key name, expected one of the release. Remove it."],
  ],
  [
    "a difference on purpose",
    { tools: "array", free: "object", size: "integer" },
    { name: "A reason.", size: "A reason." },
    [],
  ],
])("%s is reported as such", (_, own, differences, gaps) => {
  expect(listKeyGaps(merge(own, differences), own, differences)).toEqual(gaps);
});
