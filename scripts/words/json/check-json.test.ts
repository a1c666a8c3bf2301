import { expect, test } from "vitest";
import { facts } from "../testing.ts";
import { checkJson } from "./check-json.ts";

test.each([
  ["dagger.json", '{"name": "a", "engineVersion": "v0.19.4", "sdk": {"source": "go"}}', []],
  ["dagger.json", '{"name": "a", "engineVersion": "v0.19.4", "sdk": "go", "dependencies": ["./a"]}', []],
  [
    "dagger.json",
    '{"name": "a", "engineVersion": "v0.19.4",\n "tolchains": []}',
    ['43 Unexpected key "tolchains" in dagger.json, expected "toolchains"'],
  ],
  [
    "dagger.json",
    '{"name": "a", "engineVersion": "0.19"}',
    ['31 Unexpected value "0.19" in dagger.json, expected text'],
  ],
  [
    "engine.json",
    '{"gc": {"maxUsedSpace": "200GB", "reservedSpace": "10%", "policies": [{"keepDuration": "48h"}]}}',
    [],
  ],
  [
    "engine.json",
    '{"gc": {"maxUsedSpce": 3}}',
    ['8 Unexpected key "maxUsedSpce" in engine.json, expected "maxUsedSpace"'],
  ],
  ["engine.json", '{"logLevel": "verbose"}', ['13 Unexpected value "verbose" in engine.json, expected one of "error"']],
  ["engine.json", '{"gc": }', ["7 Unexpected syntax (Expression expected), expected JSON"]],
])("%s %s", (name, source, expected) => {
  const schema = facts.configuration.get(name) ?? {};
  const faults = checkJson(name, source, schema).map((f) => `${f.offset} ${f.found}, expected ${f.expected}`);
  expect(faults.length).toBe(expected.length);
  expect(faults.join("\n")).toContain(expected.join("\n"));
});
