import { expect, test } from "vitest";
import { enumSpellingsOf, spellingsOf, toKebab, toPascal, toSnake } from "./spellings.ts";

test.each([
  ["withExec", "with-exec", "with_exec", "WithExec"],
  ["asJSONValue", "as-json-value", "as_json_value", "AsJSONValue"],
  ["withMCPServer", "with-mcp-server", "with_mcp_server", "WithMCPServer"],
  ["experimentalWithAllGPUs", "experimental-with-all-gp-us", "experimental_with_all_gp_us", "ExperimentalWithAllGPUs"],
  ["http", "http", "http", "HTTP"],
  ["htmlURL", "html-url", "html_url", "HTMLURL"],
  ["maxAPICalls", "max-api-calls", "max_api_calls", "MaxAPICalls"],
  ["sdk", "sdk", "sdk", "SDK"],
  ["file", "file", "file", "File"],
])("%s", (name, kebab, snake, pascal) => {
  expect([toKebab(name), toSnake(name), toPascal(name)]).toEqual([kebab, snake, pascal]);
});

test("a name that is a word of a language may carry an underscore", () => {
  expect(spellingsOf("import")).toContain("import_");
});

test.each([
  ["DIRECTORY_TYPE", ["DIRECTORY_TYPE", "DirectoryType"]],
  ["ANY", ["ANY", "Any"]],
  ["PerSession", ["PerSession", "PER_SESSION"]],
])("values of enums: %s", (value, expected) => {
  expect(enumSpellingsOf(value)).toEqual(expected);
});
