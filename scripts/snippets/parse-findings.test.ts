import { expect, test } from "vitest";
import type { Finding } from "./compiler.ts";
import { explain } from "./explain.ts";
import { parseFindings as parseGo } from "./go/compile-go.ts";
import { parseFindings as parseJava } from "./java/compile-java.ts";
import { countChecked, parseFindings as parsePython } from "./python/compile-python.ts";

type Parse = (output: string, findFile: (name: string) => string | undefined) => readonly Finding[];

test.each<[string, Parse, string, string, Finding[]]>([
  [
    "go",
    parseGo,
    '# dagger/bookshop/a\nvet: bookshop/a/main.go:3:5: undefined (type *"dagger.io/dagger".Container has no field)\n',
    "bookshop/a/main.go",
    [{ file: "here", line: 3, column: 5, message: "undefined (type *dagger.Container has no field)" }],
  ],
  ["go, in generated code", parseGo, "vet: bookshop/internal/dagger/x.go:3:5: no\n", "bookshop/a/main.go", []],
  [
    "python",
    parsePython,
    'work/src/a__b.py:7:2: error: Name "x" is not defined  [name-defined]\nwork/src/a__b.py:7:2: note: more\n',
    "a__b",
    [{ file: "here", line: 7, column: 2, message: 'Name "x" is not defined  [name-defined]' }],
  ],
  [
    "java",
    parseJava,
    "work/programs/a__b/A.java:9: error: cannot find symbol\n  X one;\n  ^\n  symbol:   class X\n  location: class io.dagger.modules.bookshop.Bookshop\n1 error\n",
    "programs/a__b/A.java",
    [
      {
        file: "here",
        line: 9,
        column: 3,
        message: "cannot find symbol\t  symbol:   class X\t  location: class Bookshop",
      },
    ],
  ],
])("what a compiler prints: %s", (_, parse, output, name, expected) => {
  expect(parse(output, (found) => (found === name ? "here" : undefined))).toEqual(expected);
});

test("a problem keeps the compiler's words", () => {
  const finding = { file: "a.go", line: 1, column: 2, message: "something\n\tis odd." };
  expect(explain(finding, "Go")).toEqual({
    file: "a.go",
    line: 1,
    column: 2,
    found: "Unexpected Go (something is odd)",
    expected: "a program that compiles",
    fix: "Correct the line.",
  });
});

test.each([
  ["Success: no issues found in 151 source files\n", 151],
  ["a.py:1:1: error: x\nFound 3 errors in 2 files (checked 151 source files)\n", 151],
  ["Found 1 error in 1 file (errors prevented further checking)\n", 0],
  ["Success: no issues found in 1 source file\n", 1],
])("mypy's word on how many programs it looked at: %j", (output, expected) => {
  expect(countChecked(output)).toBe(expected);
});
