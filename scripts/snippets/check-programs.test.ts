import type { Problem } from "@docs/pages";
import type { Program } from "@docs/snippets";
import { expect, test } from "vitest";
import { checkPrograms, type LanguageResult } from "./check-programs.ts";
import { renderResults } from "./render-results.ts";

const names = ["one", "two"];

function program(name: string, code = name): Program {
  return { snippet: `topic/${name}`, language: "go", file: `snippets/topic/${name}/main.go`, code };
}

function problem(file: string): Problem {
  return { file, line: 3, column: 1, found: "Unexpected x", expected: "y", fix: "Do it." };
}

/**
 * Checks the programs one and two, in which the word "bad" marks an error, and returns which programs were compiled.
 */
async function check({
  codes = names,
  inputs = "1",
  runs = {},
  obstacle = undefined as string | undefined,
  stray = "",
  unread = "",
}) {
  const compiled: string[] = [];
  const result = await checkPrograms({
    programs: names.map((name, index) => program(name, codes[index])),
    compiler: {
      language: "go",
      inputs: [],
      compile: async (programs) => {
        compiled.push(...programs.map(({ snippet }) => snippet));
        const broken = programs.filter(({ code }) => code.includes("bad")).map(({ file }) => problem(file));
        return {
          problems: stray === "" ? broken : [...broken, problem(stray)],
          read: new Set(programs.filter(({ code }) => code !== unread).map(({ file }) => file)),
        };
      },
    },
    inputs,
    runs,
    work: "nowhere",
    findObstacle: async () => obstacle,
  });
  return { result, compiled };
}

test("at first everything is compiled, then only what changed since it was good", async () => {
  const first = await check({});
  expect(first).toMatchObject({ compiled: ["topic/one", "topic/two"], result: { good: 2, bad: 0 } });
  const { runs } = first.result;
  expect(await check({ runs })).toMatchObject({ compiled: [], result: { good: 2 } });
  expect(await check({ runs, codes: ["one", "changed"] })).toMatchObject({
    compiled: ["topic/two"],
    result: { good: 2 },
  });
  expect((await check({ runs, inputs: "2" })).compiled).toEqual(["topic/one", "topic/two"]);
});

test("a broken program is compiled again until it is good", async () => {
  const { result } = await check({ codes: ["one", "bad"] });
  expect(result).toMatchObject({ good: 1, bad: 1, problems: [problem("snippets/topic/two/main.go")] });
  expect((await check({ codes: ["one", "bad"], runs: result.runs })).compiled).toEqual(["topic/two"]);
});

test("a program that the compiler doesn't say it read is a problem, and isn't remembered", async () => {
  const { result } = await check({ unread: "two" });
  expect(result).toMatchObject({ good: 1, bad: 1, problems: [{ file: "snippets/topic/two/main.go" }] });
  expect(Object.keys(result.runs)).toEqual(["snippets/topic/one/main.go"]);
});

test("after a problem beside the programs none of them counts as good", async () => {
  const { result } = await check({ stray: "snippets/go.mod" });
  expect(result).toMatchObject({ good: 0, bad: 2, runs: {} });
});

test("without a toolchain nothing is good but what an earlier run found so", async () => {
  const { runs } = (await check({})).result;
  const { result, compiled } = await check({ runs, codes: ["one", "changed"], obstacle: "go not found." });
  expect(compiled).toEqual([]);
  expect(result).toMatchObject({ good: 1, bad: 0, skipped: { count: 1, reason: "go not found." } });
});

const good: LanguageResult = { language: "go", good: 24, bad: 0, skipped: undefined, problems: [], runs: {} };
const skipped: LanguageResult = { ...good, language: "php", good: 0, skipped: { count: 22, reason: "php not found." } };
const bad: LanguageResult = { ...good, language: "java", good: 21, bad: 1, problems: [problem("a/B.java")] };

test.each<[string, LanguageResult[], boolean, object]>([
  [
    "all good",
    [good],
    false,
    { isPassed: true, note: "go 24", output: "", tests: { passed: 24, failed: 0, skipped: 0 } },
  ],
  [
    "skipped outside CI: said, and not counted as passed",
    [good, skipped],
    false,
    {
      isPassed: true,
      note: "go 24, php SKIPPED (22 not read)",
      output: "SKIPPED: 22 php programs, for php not found. CI will read them.",
      tests: { passed: 24, failed: 0, skipped: 22 },
    },
  ],
  [
    "skipped in CI: failed",
    [good, skipped],
    true,
    {
      isPassed: false,
      note: "go 24, php SKIPPED (22 not read)",
      output: "NOT READ: 22 php programs, for php not found.",
      tests: { passed: 24, failed: 22, skipped: 0 },
    },
  ],
  [
    "a problem",
    [good, bad],
    false,
    {
      isPassed: false,
      note: "go 24, java 21 (1 broken); 1 error",
      output: "a/B.java:3:1 Unexpected x, expected y. Do it.",
      tests: { passed: 45, failed: 1, skipped: 0 },
    },
  ],
])("%s", (_, results, isStrict, expected) => {
  expect(renderResults(results, { isStrict })).toEqual(expected);
});
