import { expect, test } from "vitest";
import { facts } from "../testing.ts";
import { checkTitle } from "./check-title.ts";

test.each([
  ["json", { gc: {} }, 'Unexpected json block without a title, with keys of engine.json, expected title="engine.json"'],
  ["json", { name: "a", engineVersion: "b", sdkk: 1 }, 'with keys of dagger.json, expected title="dagger.json"'],
  ["toml", { worker: { oci: {} } }, 'with keys of engine.toml, expected title="engine.toml"'],
  ["json", { name: "a", sdk: {} }, 'with keys of dagger.json, expected title="dagger.json"'],
  ["toml", { project: { name: "a" } }, 'with keys of pyproject.toml, expected title="pyproject.toml"'],
  ["yaml", { on: "push", jobs: {} }, 'of .github/workflows/ci.yml, expected title=".github/workflows/ci.yml"'],
  ["yaml", { engine: { imge: {} } }, 'with keys of values.yaml, expected title="values.yaml"'],
])("%s %j", (language, value, problem) => {
  const said = checkTitle(language, value, facts).map(({ found, expected }) => `${found}, expected ${expected}`);
  expect(said).toEqual([expect.stringContaining(problem)]);
});

test.each([
  ["json", { name: "a" }],
  ["json", { data: { name: "a" } }],
  ["json", [{ gc: {} }]],
  ["yaml", { gc: {} }],
  ["yaml", { jobs: { test: {} } }],
])("%s %j can be anything", (language, value) => {
  expect(checkTitle(language, value, facts)).toEqual([]);
});
