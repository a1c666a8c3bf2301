import { expect, test } from "vitest";
import { readCode, readLanguage } from "./read-code.ts";

const isType = (name: string) => ["container", "directory", "cachevolume", "gitref"].includes(name);

test.each([
  ["dag.container", "Client.container"],
  ["dag.Container()", "Client.Container"],
  ['dag->container()->withExec(["ls", "-l"])', "container.withExec"],
  ["Client.container().from_()", "container.from_"],
  ['await dag.container().from("alpine:3").withExec(["sh", "-c", "echo (hi)"]).stdout()', "container.stdout"],
  ["ctr.WithExec", "WithExec()"],
  ["$this->source->file", "file()"],
  ["dagger.CacheVolume", "CacheVolume"],
  ["git_ref.commit()", "git_ref.commit"],
  [".withExec()", "withExec()"],
])("%s asks for %s", (query, text) => {
  expect(readCode(query, isType)).toBe(text);
});

test.each(["withExec", "how do I use dag.container", "Module.publish", ".env", "a, b"])("%s isn't a chain", (query) => {
  expect(readCode(query, isType)).toBeUndefined();
});

test.each([
  ["with_exec", "python"],
  ["WithServiceBinding", "go"],
  ["dag->container()", "php"],
  ["#[DaggerFunction]", "php"],
  ["@func()", "typescript"],
  ["dag().container()", "java"],
  ["cache in golang", "go"],
  ["secrets javascript", "typescript"],
  ["withExec", undefined],
  ["exclude node_modules", undefined],
  ["go to the next step", undefined],
  ["_EXPERIMENTAL_DAGGER_RUNNER_HOST", undefined],
  ["python and go", undefined],
])("%s is written in %s", (text, sdk) => {
  expect(readLanguage(text)).toBe(sdk);
});
