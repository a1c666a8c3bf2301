import { facts } from "@docs/words/testing";
import { expect, test } from "vitest";

test.each([
  ["DAGGER_CLOUD_TOKEN", ["cli", "engine"]],
  ["OPENAI_MODEL", ["llm"]],
  ["BIN_DIR", ["installer"]],
  ["_EXPERIMENTAL_DAGGER_CLI_BIN", ["sdk"]],
  ["DAGGER_SESSION_PORT", ["cli", "sdk"]],
  ["UV_INDEX_URL", ["module"]],
  ["HTTPS_PROXY", ["engine"]],
])("%s is read by %j", (name, expected) => {
  expect(facts.variables.find((variable) => variable.name === name)?.readers).toEqual(expected);
});

test("every variable has a reader that pages can ask for", () => {
  expect(facts.variables.filter(({ readers }) => readers.length === 0)).toEqual([]);
});
