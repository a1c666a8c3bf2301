import { loadFacts } from "@docs/facts";
import { expect, test } from "vitest";
import { inferCalls } from "./infer-calls.ts";

const { api } = loadFacts();

test.each([
  ["a chain", "dag.container().from('a').stdout()", ["Query.container", "Container.from", "Container.stdout"]],
  [
    "variables",
    "const d = dag.directory(); const f = d.file('a'); await f.contents()",
    ["Query.directory", "Directory.file", "File.contents"],
  ],
  ["parameters", "function a(source: Directory) { return source.entries() }", ["Directory.entries"]],
  [
    "methods and fields of a class",
    "class A { base: Container; build(): File { return this.base.file('a') } all() { return this.build().size() } }",
    ["Container.file", "File.size"],
  ],
  [
    "a callback of with",
    "dag.container().with((c) => c.withUser('a'))",
    ["Query.container", "Container.with", "Container.withUser"],
  ],
  [
    "lists",
    "const l = await dag.container().envVariables(); for (const v of l) { v.name() }",
    ["Query.container", "Container.envVariables", "EnvVariable.name"],
  ],
  [
    "results of async methods",
    "class A { async a(): Promise<Service> {} b() { return this.a().stop() } }",
    ["Service.stop"],
  ],
  ["nothing that is not the API's", "console.log([1].map(String)); text.file('a')", []],
])("%s", (_, code, expected) => {
  expect(inferCalls(code, api).map(({ type, name }) => `${type}.${name}`)).toEqual(expected);
});
