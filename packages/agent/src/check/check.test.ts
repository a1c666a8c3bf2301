import { loadFacts } from "@docs/facts";
import { readPages, walk } from "@docs/pages";
import { expect, test } from "vitest";
import { collectFacts } from "../collect-facts.ts";
import { answerCheck, createChecker } from "./index.ts";
import { plantMistakes, readCheckedPrograms } from "./plant-mistakes.ts";

const facts = collectFacts(loadFacts(), []);
const checker = createChecker(facts);
const programs = readCheckedPrograms();

test("every program of the site passes", () => {
  const faults = programs.flatMap((program) => checker(program).map(({ found }) => `${program.file}: ${found}`));
  expect(programs.length).toBeGreaterThan(500);
  expect(faults).toEqual([]);
});

test("every command on the site's pages passes", () => {
  const commands = readPages().pages.flatMap(({ tree }) =>
    [...walk(tree)].flatMap((node) => (node.type === "code" && node.lang === "shell" ? [node.value] : [])),
  );
  expect(commands.length).toBeGreaterThan(500);
  expect(commands.flatMap((text) => checker({ text, language: "shell" }))).toEqual([]);
});

test("nearly every planted mistake is found", () => {
  const planted = programs.flatMap((program) => plantMistakes(program, facts));
  const missed = planted.filter((program) => checker(program).length === 0);
  expect(planted.length).toBeGreaterThan(2000);
  expect(missed.length / planted.length).toBeLessThan(0.05);
});

test.each<[what: string, text: string, expected: string]>([
  [
    "an unknown function",
    "package main\nfunc f() { dag.Container().WithExce(nil) }",
    "line 2: `Container` has no function `WithExce`; expected `WithExec`",
  ],
  [
    "another SDK's spelling",
    "import dagger\nfrom dagger import dag\ndag.container().withExec([])",
    "expected `with_exec`",
  ],
  [
    "a keyword",
    'import dagger\nfrom dagger import dag\ndag.container().with_exec(["a"], use_entry_point=True)',
    "has no argument `use_entry_point`; expected `use_entrypoint`",
  ],
  ["a missing argument", 'from dagger import dag\ndag.container().with_file("/a")', "expected required: path, source"],
  [
    "a missing context",
    "package main\nfunc f() { dag.Container().Stdout() }",
    "expected a context, then required: none",
  ],
  [
    "a typed variable",
    "package main\nfunc f(c *dagger.Container) { c.WithExec([]string{}).Nothing() }",
    "`Container` has no function `Nothing`",
  ],
  [
    "an option in Go",
    "package main\nvar o = dagger.ContainerWithExecOpts{UseEntryPoint: true}",
    "expected `UseEntrypoint`",
  ],
  [
    "an option in TypeScript",
    'import { dag } from "@dagger.io/dagger"\ndag.container().withExec(["a"], { useEntryPoint: true })',
    "expected `useEntrypoint`",
  ],
  [
    "an option in Java",
    "import io.dagger.client.Container;\nnew Container.WithExecArguments().withUseEntryPoint(true)",
    "expected `withUseEntrypoint`",
  ],
  ["a type", "package main\nfunc f(c *dagger.Contaner) {}", "no type `Contaner`; expected `Container`"],
  ["a command", "dagger cal build", "`dagger cal`; expected `call`"],
  ["a flag", "dagger functions --modl=.", "expected `--mod`"],
  ["a flag of dagger run", "dagger run --progres=plain go test", "expected `--progress`"],
  ["a function in a script", "dagger -c 'container | form alpine'", "expected `from`"],
  ["a function of the core API", "dagger core container form --address=alpine", "expected `from`"],
  ["a flag of the core API", "dagger core container from --adress=alpine", "expected `--address`"],
  ["a key", '{ "name": "a", "engineVersion": "v0.19.4", "sdk": { "sourc": "go" } }', "sourc"],
])("finds %s", (_what, text, expected) => {
  expect(answerCheck(checker, { text }).text).toContain(expected);
});

test.each([
  ["a function of the module's own", "package main\nfunc f() { dag.Hello().Greet() }"],
  ["flags of the reader's function", "dagger call build --my-own=x --output=out"],
  ["a setting of the reader's module", "dagger call --token=env://TOKEN titles"],
  ["a script of several lines", "dagger --command='container |\n  from alpine:3 |\n  with-exec -- ls /'"],
  ["what follows dagger run", "dagger run go test -run X --short"],
  ["a comment", "package main\n// dag.Container().WithExce()\n"],
])("accepts %s", (_what, text) => {
  expect(checker({ text })).toEqual([]);
});
