import { validateJson } from "@docs/facts";
import { facts } from "@docs/words/testing";
import { expect, test } from "vitest";
import { renderSchemas } from "./render-schemas.ts";

const schemas = renderSchemas(facts.configuration, "https://docs.example.com");

test.each(["dagger", "engine"])("the schema of %s.json names its own address and its dialect", (name) => {
  const schema = JSON.parse(schemas.get(`reference/${name}.schema.json`) ?? "");
  expect(schema.$id).toBe(`https://docs.example.com/reference/${name}.schema.json`);
  expect(schema.$schema).toBe("https://json-schema.org/draft/2020-12/schema");
});

test.each([
  ["dagger", { name: "a", engineVersion: "v0.19.4", sdk: { source: "go" } }, 0],
  ["dagger", { name: "a" }, 1],
  ["engine", { gc: { maxUsedSpace: "75%" } }, 0],
  ["engine", { gc: { maxUsed: "75%" } }, 1],
])("what is published for %s.json judges %j as the checks do: %i faults", (name, value, count) => {
  const schema = JSON.parse(schemas.get(`reference/${name}.schema.json`) ?? "");
  expect(validateJson(value, schema)).toHaveLength(count);
});
