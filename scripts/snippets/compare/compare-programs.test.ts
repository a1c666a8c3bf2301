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
  return comparePrograms(programs, { names, differences }).map(
    ({ file, line, found, expected }) =>
      `${file.replace("snippets/testing/good/", "")}:${line} ${found}, expected ${expected}`,
  );
}

test("the module that a new snippet begins as says the same in all languages", () => {
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
    'Bookshop.java:23 Unexpected text "tset" in the java program, expected text "test"',
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
    'index.ts:7 Unexpected result of "tests": String! in the typescript program, expected result of "test": String!',
  ],
  ["python", "async def test(", "async def check(", 'main.py:8 Unexpected result of "check"'],
  ["go", "source *dagger.Directory", "folder *dagger.Directory", 'main.go:12 Unexpected arguments of "test": folder'],
  [
    "java",
    "Directory source",
    "java.util.Optional<Directory> source",
    'Bookshop.java:16 Unexpected type of "source" of "test": "directoryid"',
  ],
  [
    "go",
    "source *dagger.Directory",
    '\n\t// +defaultPath="/"\n\tsource *dagger.Directory',
    'Unexpected default path of "source" of "test": "/"',
  ],
  [
    "typescript",
    "source: Directory",
    '@argument({ ignore: [".git"] }) source: Directory',
    'Unexpected ignored paths of "source" of "test": [".git"]',
  ],
  [
    "php",
    "Directory $source",
    "#[DefaultPath('.')] Directory $source",
    'Unexpected default path of "source" of "test": "."',
  ],
  [
    "java",
    "Directory source",
    '@DefaultPath("/") Directory source',
    'Unexpected default path of "source" of "test": "/"',
  ],
  [
    "python",
    "source: dagger.Directory",
    'source: Annotated[dagger.Directory, Ignore(["bin"])]',
    'Unexpected ignored paths of "source" of "test": ["bin"]',
  ],
  [
    "go",
    "// Test runs the tests of the shop.",
    '// Test runs the tests of the shop.\n// +cache="1h"',
    'Unexpected caching policy of "test": "1h"',
  ],
  ["python", "@function\n", '@function(cache="never")\n', 'Unexpected caching policy of "test": "never"'],
  ["java", "public class Bookshop {", "public class Library {", "Unexpected main object: Library"],
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
    'index.ts:13 Unexpected argument "expand": true in the typescript program, expected none',
  ],
  [
    "java",
    '.withWorkdir("/src")',
    '.withWorkdir("/src", new WithWorkdirArguments().withExpand(true))',
    'Bookshop.java:22 Unexpected argument "expand": true',
  ],
  [
    "go",
    '"go", "test"',
    '"test", "go"',
    'Unexpected order of "./...", "go", "test" in withexec: test go ./... in the go program',
  ],
  [
    "python",
    '.with_workdir("/src")',
    '.with_workdir("/src").with_exposed_port(8080)',
    "Unexpected number 8080 in the python program",
  ],
  [
    "java",
    '.withWorkdir("/src")',
    '.withWorkdir("/src").withNewDirectory("/a", new WithNewDirectoryArguments().withPermissions(0755))',
    "Unexpected number 0o755 in the java program",
  ],
];

test.each(differing)("%s with %j as %j is reported where it stands", (language, from, to, problem) => {
  expect(compare(language, from, to)).toContainEqual(expect.stringContaining(problem));
});

test("a difference that is meant is left alone, and one that is gone is reported", () => {
  const meant = { snippet: "testing/good", languages: ["go"], subject: "golang:", reason: "A test." };
  expect(compare("go", "golang:1.25-alpine", "golang:1.24-alpine", [meant])).toEqual([]);
  expect(comparePrograms(good, { names, differences: [meant] })).toMatchObject([
    { file: "data/snippets/differences.json", found: 'Unexpected difference "golang:" of testing/good' },
  ]);
});
