import { expect, test } from "vitest";
import { lintSite } from "../testing.ts";
import { checkOutputStreams } from "./output-streams.ts";

const outputStreams = [
  { command: "go test", findings: "both", reason: "Errors of the compiler are on standard error." },
  { command: "go vet", findings: "stderr", reason: "Findings are on standard error." },
] as const;

function lint(file: string, code: string): readonly string[] {
  return lintSite(checkOutputStreams, {}, { outputStreams, programs: new Map([[file, code]]) });
}

test.each([
  [
    "main.go",
    'x := dag.Container().\n\tWithExec([]string{"go", "vet", "./..."}).\n\tStdout(ctx)',
    '3:2 Unexpected "Stdout" of "go vet", expected "CombinedOutput"',
  ],
  [
    "main.py",
    'return await (\n    dag.container()\n    .with_exec(["go", "vet", "./..."])\n    .stdout()\n)',
    '4:6 Unexpected "stdout" of "go vet", expected "combined_output"',
  ],
  [
    "index.ts",
    'return dag.container().withExec(["go", "vet"]).stdout()',
    '1:48 Unexpected "stdout" of "go vet", expected "combinedOutput"',
  ],
  [
    "A.php",
    "return dag()->container()\n    ->withExec(['go', 'vet'])\n    ->stdout();",
    '3:7 Unexpected "stdout" of "go vet", expected "combinedOutput"',
  ],
  [
    "A.java",
    'return dag().container().withExec(List.of("go", "vet")).stdout();',
    '1:57 Unexpected "stdout" of "go vet", expected "combinedOutput"',
  ],
])("%s reads standard output of a command that writes none", (file, code, problem) => {
  expect(lint(file, code)).toEqual([`${file}:${problem}`]);
});

test.each([
  [
    "main.go",
    'anyCode := dagger.ContainerWithExecOpts{Expect: dagger.ReturnTypeAny}\ntested := base.WithExec([]string{"go", "test"}, anyCode)\ncode, err := tested.ExitCode(ctx)\noutput, err := tested.Stdout(ctx)',
    "4:23",
  ],
  [
    "main.py",
    'tested = base.with_directory("/src", result).with_exec(\n    ["go", "test"], expect=ReturnType.ANY\n)\noutput = await tested.stdout()',
    "4:23",
  ],
  [
    "index.ts",
    'const tested = base\n  .withExec(["go", "test"], { expect: ReturnType.Any })\nconst output = await tested.stdout()',
    "3:29",
  ],
  [
    "A.php",
    "$tested = $base\n    ->withExec(['go', 'test'], expect: ReturnType::ANY);\n$output = $tested->stderr();",
    "3:20",
  ],
  [
    "A.java",
    'var any = new WithExecArguments().withExpect(ReturnType.ANY);\nfor (String check : List.of("go test ./...")) {\n  var done = base.withExec(List.of("sh", "-c", check), any);\n  report.add(done.stdout());',
    "4:19",
  ],
  [
    "A.java",
    'Container checked =\n    base\n        .withExec(List.of("go", "test"), new Arguments().withExpect(ReturnType.ANY));\n\nreturn checked.exitCode() + checked.stderr();',
    "5:37",
  ],
])("%s goes on after a failure with half of the output", (file, code, place) => {
  expect(lint(file, code).join("\n")).toMatch(new RegExp(`^${file}:${place} Unexpected "\\w+" of "go test"`));
});

test.each([
  ["a failure that is an error carries both streams", "main.py", 'base.with_exec(["go", "test"]).stdout()'],
  [
    "both streams are read",
    "main.py",
    't = base.with_exec(["go", "test"], expect=ANY)\na = t.stdout()\nb = t.stderr()',
  ],
  ["the right stream is read", "index.ts", 'base.withExec(["go", "vet"]).stderr()'],
  ["the shell joins the streams", "index.ts", 'base.withExec(["sh", "-c", "go vet 2>&1"]).stdout()'],
  ["a stream goes to a file", "main.py", 'base.with_exec(["go", "vet"], redirect_stderr="/a").stdout()'],
  ["another command follows", "main.go", 'base.WithExec([]string{"go", "vet"}).WithExec([]string{"ls"}).Stdout(ctx)'],
  [
    "another container is read",
    "index.ts",
    'const a = base.withExec(["go", "vet"])\nconst b = base.withExec(["ls"])\nreturn b.stdout()',
  ],
  ["a comment only mentions it", "index.ts", '// base.withExec(["go", "vet"]).stdout()'],
  ["another tool is called alike", "index.ts", 'base.withExec(["go", "vetting"]).stdout()'],
])("nothing is reported where %s", (_, file, code) => {
  expect(lint(file, code)).toEqual([]);
});

test("the reason is part of the repair", () => {
  const facts = { outputStreams, programs: new Map([["a.ts", 'b.withExec(["go", "vet"]).stdout()']]) };
  expect(checkOutputStreams([], facts as never)[0]?.fix).toBe('Read "combinedOutput". Findings are on standard error.');
});
