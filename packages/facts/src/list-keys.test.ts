import { expect, test } from "vitest";
import { listKeys } from "./list-keys.ts";

test("keys come in the order of the schema, with marks for lists and chosen names", () => {
  const keys = listKeys({
    properties: {
      a: { type: "string" },
      list: { items: { properties: { b: {} }, required: ["b"] } },
      hosts: { additionalProperties: { properties: { c: {} } } },
      either: { anyOf: [{ type: "string" }, { properties: { d: {} } }] },
    },
    required: ["a"],
  });
  expect(keys.map(({ path, isRequired }) => `${path}${isRequired ? "!" : ""}`)).toEqual([
    ...["a!", "list", "list[].b!", "hosts", "hosts.NAME.c", "either", "either.d"],
  ]);
});
