import type { Program } from "@docs/snippets";
import { linter } from "@docs/snippets/testing";
import { describe, expect, test } from "vitest";
import { checkPrograms } from "./check-programs.ts";
import { compilers } from "./compilers.ts";
import { breakProgram, goodModule } from "./testing.ts";
import { ensureToolchain, toolchains } from "./toolchains.ts";

/** Includes the time to download the SDKs on the first run. */
const TIMEOUT_MS = 5 * 60 * 1000;

/** A part of the valid module, its replacement, and the expected problem. */
type Row = readonly [name: string, from: string, to: string, problem: string];

/** Errors in the valid module, all of which have to be found. */
const rows: Readonly<Record<string, readonly Row[]>> = {
  go: [
    ["wrong-method", "WithExec(", "WithExecs(", "main.go:18:3 Unexpected Go (dag.Container()"],
    ["wrong-type", '[]string{"go", "test", "./..."}', '"go test"', 'main.go:18:12 Unexpected Go (cannot use "go test"'],
    ["missing-import", '\t"context"\n', "", "main.go:11:29 Unexpected Go (undefined: context)"],
    [
      "unknown-module",
      "bookshop/internal",
      "bookshop/external",
      "main.go:6:2 Unexpected Go (package dagger/bookshop/external/dagger",
    ],
    ["newer", "Container()", "Checks()", "main.go:13:13 Unexpected Go (dag.Checks undefined"],
  ],
  python: [
    [
      "wrong-method",
      ".with_exec(",
      ".with_execs(",
      'main.py:11:13 Unexpected Python ("Container" has no attribute "with_execs"',
    ],
    [
      "wrong-type",
      '["go", "test", "./..."]',
      '"go test"',
      'main.py:16:24 Unexpected Python (Argument 1 to "with_exec"',
    ],
    ["missing-import", "import dagger\n", "", 'main.py:7:34 Unexpected Python (Name "dagger" is not defined'],
    [
      "wrong-argument",
      '"./..."]',
      '"./..."], entrypoint=True',
      'main.py:11:13 Unexpected Python (Unexpected keyword argument "entrypoint"',
    ],
    ["wrong-result", "-> str", "-> int", "main.py:10:16 Unexpected Python (Incompatible return value type"],
  ],
  typescript: [
    ["wrong-method", ".withExec(", ".withExecs(", "index.ts:15:10 Unexpected TypeScript (Property 'withExecs'"],
    [
      "wrong-type",
      '["go", "test", "./..."]',
      '"go test"',
      "index.ts:15:19 Unexpected TypeScript (Argument of type 'string'",
    ],
    ["missing-import", "Directory, ", "", "index.ts:7:22 Unexpected TypeScript (Cannot find name 'Directory')"],
    [
      "newer-method",
      ".stdout()",
      '.asService().id().then(() => dag.loadCheckFromID("a" as never).name())',
      "index.ts:16:42 Unexpected TypeScript (Property 'loadCheckFromID'",
    ],
    [
      "newer-decorator",
      "func, ",
      "check, func, ",
      "index.ts:1:26 Unexpected TypeScript (Module '\"@dagger.io/dagger\"' has no exported member 'check'",
    ],
  ],
  php: [
    [
      "wrong-method",
      "->withExec(",
      "->withExecs(",
      "Bookshop.php:24:15 Unexpected PHP (Call to undefined method Dagger\\Container::withExecs()",
    ],
    [
      "wrong-type",
      "['go', 'test', './...']",
      "'go test'",
      "Bookshop.php:24:15 Unexpected PHP (Dagger\\Container::withExec(): Argument #1",
    ],
    [
      "missing-import",
      "use Dagger\\Directory;\n",
      "",
      'Bookshop.php:15:26 Unexpected PHP (Class "DaggerModule\\Directory" not found)',
    ],
    [
      "missing-function",
      "use function Dagger\\dag;",
      "",
      "Bookshop.php:18:16 Unexpected PHP (Call to undefined function DaggerModule\\dag())",
    ],
    [
      "wrong-argument",
      "'./...']",
      "'./...'], entrypoint: true",
      "Bookshop.php:24:49 Unexpected PHP (Unknown named parameter $entrypoint)",
    ],
    [
      "wrong-result",
      "): string",
      "): int",
      "Bookshop.php:25:1 Unexpected PHP (DaggerModule\\Bookshop::test(): Return value",
    ],
    [
      "wrong-target",
      "#[DaggerFunction, ",
      "#[DaggerObject, ",
      'Bookshop.php:16:1 Unexpected PHP (Attribute "Dagger\\Attribute\\DaggerObject" cannot target method',
    ],
    ["wrong-syntax", "->stdout();", "->stdout()", "Bookshop.php:26:1 Unexpected PHP (syntax error"],
    [
      "ends-php",
      "public function test",
      "public function other(): int;\n    public function test",
      "Bookshop.php:16:21 Unexpected PHP (Non-abstract method",
    ],
  ],
  java: [
    [
      "wrong-method",
      ".withExec(",
      ".withExecs(",
      "Bookshop.java:21:9 Unexpected Java (cannot find symbol symbol: method withExecs(List<String>) location: class Container)",
    ],
    [
      "wrong-type",
      'List.of("go", "test", "./...")',
      '"go test"',
      "Bookshop.java:21:19 Unexpected Java (incompatible types: String cannot be converted to List<String>)",
    ],
    [
      "missing-import",
      "import io.dagger.client.Directory;\n",
      "",
      "Bookshop.java:13:22 Unexpected Java (cannot find symbol symbol: class Directory location: class Bookshop)",
    ],
    [
      "undeclared-exception",
      "throws Exception",
      "",
      "Bookshop.java:22:16 Unexpected Java (unreported exception InterruptedException",
    ],
    [
      "not-public",
      "public String",
      "String",
      "Bookshop.java:14:10 Unexpected Java (Dagger refuses test, expected a public method or field under @Function)",
    ],
  ],
};

/** A part of the valid module, and its replacement. */
type Blocker = readonly [name: string, from: string, to: string];

/** Errors that may make a compiler stop before it checks other programs, each in a separate program. */
const blockers: Readonly<Record<string, readonly Blocker[]>> = {
  go: [
    ["unknown-package", '"context"', '"contexts"'],
    ["unknown-download", '"context"', '"context"\n\n\t_ "example.com/missing/package"'],
    ["lost-brace", "type Bookshop struct{}", "type Bookshop struct{"],
    ["lost-clause", "package main", "packages main"],
  ],
  python: [
    ["lost-colon", "class Bookshop:", "class Bookshop"],
    ["lost-bracket", '"./..."])', '"./..."]'],
    ["lost-indentation", "    @function", "  @function"],
    ["unknown-package", "import dagger\n", "import daggers\n"],
  ],
  typescript: [
    ["lost-brace", "class Bookshop {", "class Bookshop"],
    ["unchecked", "import {", "// @ts-nocheck\nimport {"],
    ["unknown-package", '"@dagger.io/dagger"', '"@dagger.io/daggers"'],
  ],
  php: [
    ["lost-bracket", "'./...'])", "'./...']"],
    ["ends-quietly", "#[DaggerObject]", "exit(0);\n\n#[DaggerObject]"],
    ["ends-loudly", "class Bookshop", "class Bookshop implements Missing"],
  ],
  java: [
    ["lost-semicolon", ".stdout();", ".stdout()"],
    ["lost-brace", "class Bookshop {", "class Bookshop"],
    ["unknown-package", "import io.dagger.client.Directory;", "import io.dagger.clients.Directory;"],
  ],
};

/** The call of the good module, which calls of a dependency replace. */
const CALL = /\bdag(?=[.(\n])[\s\S]*?stdout\([^)]*\)/i;

/** Calls of the dependency, a part of each, and the mistake that replaces this part in a broken program. */
const calls: Readonly<Record<string, readonly [to: string, part: string, slip: string]>> = {
  go: [
    `dag.StyleLinter(dagger.StyleLinterOpts{Image: "alpine:3.22"}).On(dag.StyleLinter().On(source).Fixed()).
		Check(ctx, []string{"spelling"}, dagger.LinterCheckOpts{IsStrict: true})`,
    "Check(",
    "Chek(",
  ],
  python: [
    `dag.style_linter(image="alpine:3.22")
            .on(dag.style_linter().on(source).fixed())
            .check(["spelling"], is_strict=True)`,
    ".check(",
    ".chek(",
  ],
  typescript: [
    `dag
      .styleLinter({ image: "alpine:3.22" })
      .on(dag.styleLinter().on(source).fixed())
      .check(["spelling"], { isStrict: true })`,
    ".check(",
    ".chek(",
  ],
  php: [
    `dag()
            ->styleLinter(image: 'alpine:3.22')
            ->on(dag()->styleLinter()->on($source)->fixed())
            ->check(['spelling'], isStrict: true)`,
    "->check(",
    "->chek(",
  ],
  java: [
    `dag()
        .styleLinter(new io.dagger.client.Client.StyleLinterArguments().withImage("alpine:3.22"))
        .on(dag().styleLinter().on(source).fixed())
        .check(List.of("spelling"), new io.dagger.client.Linter.CheckArguments().withIsStrict(true))`,
    ".check(",
    ".chek(",
  ],
};

for (const compiler of compilers) {
  const { language } = compiler;
  const toolchain = toolchains.find((one) => one.language === language);
  const state = toolchain && (await ensureToolchain(toolchain));
  const isMissing = state !== undefined && !state.isReady;
  // In CI, the tests run without the toolchain and fail, because no language may be skipped there.
  describe.skipIf(isMissing && !process.env.CI)(language, () => {
    const good = goodModule[language] as Program;
    const cases = rows[language] ?? [];

    test("a module that compiles has no problems, and each broken one has its own", {
      timeout: TIMEOUT_MS,
    }, async () => {
      const broken = cases.map(([name, from, to]) => breakProgram(good, name, from, to));
      const { problems } = await compiler.compile([good, ...broken], `.cache/snippets-test/${language}`);
      const lines = problems.map(({ file, line, column, found }) => `${file}:${line}:${column} ${found}`);
      expect(lines.filter((line) => line.includes("testing/good/"))).toEqual([]);
      for (const [name, , , problem] of cases) {
        expect(lines).toContainEqual(expect.stringContaining(`snippets/testing/${name}/${problem}`));
      }
    });

    test("a fault that stops the compiler hides no other program's, and nothing unread is good", {
      timeout: TIMEOUT_MS,
    }, async () => {
      const [[, from, to] = ["", "", ""]] = cases;
      const wrong = breakProgram(good, "wrong", from, to);
      const stopping = (blockers[language] ?? []).map(([name, part, other]) => breakProgram(good, name, part, other));
      const result = await checkPrograms({
        programs: [...stopping, wrong, good],
        compiler,
        inputs: "1",
        runs: {},
        work: `.cache/snippets-test/${language}`,
        findObstacle: async () => undefined,
      });
      expect(new Set(result.problems.map(({ file }) => file))).toEqual(
        new Set([...stopping, wrong].map(({ file }) => file)),
      );
      expect(result).toMatchObject({ good: 1, bad: stopping.length + 1 });
      expect(Object.keys(result.runs)).toEqual([good.file]);
    });

    test("a dependency can be called as it is declared, and not otherwise", { timeout: TIMEOUT_MS }, async () => {
      const [call = "", part = "", slip = ""] = calls[language] ?? [];
      const depending = breakProgram(good, "depending", CALL.exec(good.code)?.[0] ?? "", call);
      const wrong = breakProgram(depending, "depending-wrongly", part, slip);
      const { problems } = await compiler.compile([depending, wrong], `.cache/snippets-test/${language}`, [linter]);
      expect(problems.map(({ file }) => file.split("/")[2])).toEqual(["depending-wrongly"]);
      expect(problems[0]?.found).toMatch(/\bchek\b.*\bLinter\b|\bLinter\b.*\bchek\b/i);
    });
  });
}
