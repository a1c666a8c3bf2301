import { expect, test } from "vitest";
import { type JsonSchema, validateJson } from "./json-schema.ts";

const schema: JsonSchema = {
  type: "object",
  required: ["name"],
  additionalProperties: false,
  properties: {
    name: { type: "string", pattern: "^[a-z]+$" },
    size: { anyOf: [{ type: "integer" }, { type: "string" }] },
    level: { type: "string", enum: ["debug", "info"] },
    hosts: { type: "object", additionalProperties: { type: "array", items: { type: "boolean" } } },
  },
};

test.each([
  [{ name: "shop", size: 3, hosts: { a: [true] } }, []],
  [{}, [': Unexpected object without the key "name", expected it']],
  [{ name: "Shop" }, ['name: Unexpected value "Shop", expected text of the form /^[a-z]+$/']],
  [{ name: "a", size: true }, ["size: Unexpected boolean true, expected an integer or a string"]],
  [{ name: "a", levle: "info" }, ['levle: Unexpected key "levle", expected "level"']],
  [{ name: "a", level: "infos" }, ['level: Unexpected value "infos", expected "info"']],
  [{ name: "a", hosts: { a: [1] } }, ["hosts.a.0: Unexpected number 1, expected a boolean"]],
  [[], [": Unexpected list, expected an object"]],
])("%j", (value, expected) => {
  expect(validateJson(value, schema).map((f) => `${f.path.join(".")}: ${f.found}, expected ${f.expected}`)).toEqual(
    expected,
  );
});
