import { facts } from "@docs/words/testing";
import { expect, test } from "vitest";
import { listReaders, READERS, variablesOf } from "./readers.ts";

test("every variable has a reader that pages can ask for", () => {
  const read = new Set([...READERS.values()].flatMap((reader) => variablesOf(reader, facts.variables)));
  expect(
    facts.variables.filter((variable) => !read.has(variable)).map(({ name, readBy }) => `${name}: ${readBy}`),
  ).toEqual([]);
});

test.each([
  ["DAGGER_CLOUD_TOKEN", ["cli", "engine"]],
  ["OPENAI_MODEL", ["llm"]],
  ["BIN_DIR", ["installer"]],
  ["_EXPERIMENTAL_DAGGER_CLI_BIN", ["sdk"]],
  ["DAGGER_SESSION_PORT", ["cli", "sdk"]],
  ["UV_INDEX_URL", ["module"]],
  ["HTTPS_PROXY", ["engine"]],
])("%s is read by %j", (name, expected) => {
  const found = [...READERS].filter(([, reader]) => variablesOf(reader, facts.variables).some((v) => v.name === name));
  expect(found.map(([id]) => id)).toEqual(expected);
  const variable = facts.variables.find((one) => one.name === name);
  expect(variable && listReaders(variable)).toEqual(expected);
});
