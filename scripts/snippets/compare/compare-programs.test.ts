import { loadFacts } from "@docs/facts";
import type { Program } from "@docs/snippets";
import { expect, test } from "vitest";
import { breakProgram, goodModule } from "../testing.ts";
import { comparePrograms, type Difference, toApiNames } from "./compare-programs.ts";

const names = toApiNames(loadFacts().api);
const good = Object.values(goodModule);

/** Breaks one language of the valid module, compares the languages, and returns the problems by file and line. */
function compare(language: string, from: string, to: string, differences: readonly Difference[] = []) {
  const programs = good.map((program): Program => {
    const broken = program.language === language ? breakProgram(program, "good", from, to) : program;
    return { ...broken, snippet: "testing/good" };
  });
  return comparePrograms(programs, { names, differences }).map(({ file, line, found, expected }) =>
    `${file}:${line} ${found}, expected ${expected}`.replaceAll("snippets/testing/good/", ""),
  );
}

test("the module that tests break says the same in all languages", () => {
  expect(comparePrograms(good, { names, differences: [] })).toEqual([]);
});

const differing: readonly (readonly [string, string, string, string])[] = [
  [
    "go",
    "golang:1.25-alpine",
    "golang:1.24-alpine",
    'main.go:14 Unexpected text "golang:1.24-alpine" in the go program, expected text "golang:1.25-alpine"',
  ],
  ["python", "golang:1.25-alpine", "golang:1.25", 'main.py:12 Unexpected text "golang:1.25"'],
  [
    "java",
    '"go", "test"',
    '"go", "tset"',
    'Bookshop.java:21 Unexpected text "tset" in the java program, expected text "test"',
  ],
  [
    "php",
    "withWorkdir('/src')",
    "withWorkdir('/source')",
    'Bookshop.php:23 Unexpected text "/source" in the php program, expected none',
  ],
  [
    "typescript",
    "async test(",
    "async tests(",
    "index.ts:7 Unexpected name tests in the typescript program, expected none",
  ],
  ["php", "function test(", "function check(", "Missing name test in the php program"],
  ["java", "String test(", "String check(", "Missing name test in the java program, expected name test"],
  [
    "go",
    "source *dagger.Directory",
    '\n\t// +defaultPath="/"\n\tsource *dagger.Directory',
    'main.go:13 Unexpected text "/" in the go program, expected none',
  ],
  [
    "typescript",
    "source: Directory",
    '@argument({ ignore: [".git"] }) source: Directory',
    'Unexpected text ".git" in the typescript program',
  ],
  ["java", "Directory source", '@DefaultPath("/") Directory source', 'Unexpected text "/" in the java program'],
  ["php", "Directory $source", "#[Ignore('bin')] Directory $source", 'Unexpected text "bin" in the php program'],
  [
    "php",
    "->withWorkdir('/src')\n",
    "\n",
    "Missing calls of withworkdir in the php program, expected calls of withworkdir: 1",
  ],
  [
    "java",
    ".stdout();",
    ".stderr();",
    "Unexpected calls of stderr: 1 in the java program, expected calls of stdout: 1",
  ],
  [
    "typescript",
    '.withExec(["go", "test", "./..."])',
    '.withExec(["go", "test", "./..."], { expect: ReturnType.Any })',
    "Unexpected member returntype.any",
  ],
  [
    "go",
    '[]string{"go", "test", "./..."})',
    '[]string{"go", "test", "./..."}, dagger.ContainerWithExecOpts{Expect: dagger.ReturnTypeAny})',
    "Unexpected member returntype.any",
  ],
  [
    "typescript",
    '.withExec(["go", "test", "./..."])',
    '.withExec(["go", "test", "./..."], { expand: true })',
    'index.ts:15 Unexpected argument "expand": true in the typescript program, expected none',
  ],
  [
    "java",
    '.withWorkdir("/src")',
    '.withWorkdir("/src", new WithWorkdirArguments().withExpand(true))',
    'Bookshop.java:20 Unexpected argument "expand": true',
  ],
  [
    "python",
    '.with_workdir("/src")',
    '.with_workdir("/src").with_exposed_port(8080)',
    'Unexpected text "8080" in the python program',
  ],
  [
    "java",
    '.withWorkdir("/src")',
    '.withWorkdir("/src").withNewDirectory("/a", new WithNewDirectoryArguments().withPermissions(0755))',
    'Unexpected text "0o755" in the java program',
  ],
];

test.each(differing)("%s with %j as %j is reported where it stands", (language, from, to, problem) => {
  expect(compare(language, from, to)).toContainEqual(expect.stringContaining(problem));
});

test.each([
  [
    "go",
    "// Test runs the tests on the mounted source.",
    '// Test runs the tests on the mounted source.\n// +cache="1h"',
  ],
  ["python", "@function\n", '@function(cache="never")\n'],
  ["python", '"""Run the tests on the mounted source."""', '"""Run all tests."""'],
  ["php", "Doc('Run the tests on the mounted source')", "Doc('Run all tests')"],
  ["go", '\t"context"\n', '\t"context"\n\t"strings"\n'],
])("%s with %j as %j says the same to Dagger", (language, from, to) => {
  expect(compare(language, from, to)).toEqual([]);
});

test("a difference that is meant is left alone, and one that is gone is reported", () => {
  const meant = { snippet: "testing/good", languages: ["go"], subject: "golang:", reason: "A test." };
  expect(compare("go", "golang:1.25-alpine", "golang:1.24-alpine", [meant])).toEqual([]);
  expect(comparePrograms(good, { names, differences: [meant] })).toMatchObject([
    { file: "data/snippets/differences.json", found: 'Unexpected difference "golang:" of testing/good' },
  ]);
});
