import { readFileSync } from "node:fs";
import { parsePage } from "@docs/pages";
import type { SnippetSource } from "@docs/snippets";
import { readSnippetSources } from "@docs/snippets";
import { linter } from "@docs/snippets/testing";
import { expect, test } from "vitest";
import { checkWords } from "./check-words.ts";
import { facts } from "./testing.ts";

const snippets: readonly SnippetSource[] = readSnippetSources();

function check(source: string, sources: readonly SnippetSource[] = snippets, known = facts): readonly string[] {
  const page = parsePage("docs/page.mdx", source);
  return checkWords({ pages: [page], snippets: sources, facts: known, checksUnused: false }).map(
    ({ file, line, column, found, expected }) => `${file}:${line}:${column} ${found}, expected ${expected}`,
  );
}

test.each([
  "`Container.withExec`, `with_exec`, `with-exec`, `WithExec`, `withExec()` and `ContainerWithExecOpts`",
  "`ReturnType.Any`, `LOCKED`, `DIRECTORY_TYPE`",
  '`Container.withExec(expect: ANY)` and `dag.container().from("alpine")`',
  "`dagger init` takes `--sdk`; `dagger call` takes `--source=.` and `--use-entrypoint`",
  "`--mod`, `-m`, `-vvv`, `--progress=plain`",
  "`--progress=plain`, `--sharing=LOCKED`, `--expect=any`, `--ports=9000:8080` and `--ports=FRONTEND:BACKEND`",
  "`DAGGER_MODULE`, `$XDG_CACHE_HOME`, `DAGGER_NO_NAG=1`, `GITHUB_SHA`",
  '`engine.image.ref`, `gc.maxUsedSpace`, `dependencies.source`, `"disableDefaultFunctionCaching": true`',
  "`// +optional`, `@object_type`, `#[DaggerFunction]`, `@func()`, `@Default`, `ExecError`",
  "`env://NAME`, `/etc/hosts`, `main.go`, `alpine:3.22`, `v1.2.3`, `https://dagger.io`, `ghcr.io`",
  "`reached API call limit: 40` and `Initialized module bookshop in`",
  "`container | from alpine:3.22 | stdout`, `with-exec -- ls`, `.help`, `pipefail`",
  "`docker ps --all`, `echo 'CODE' | dagger`",
])("%s is right", (source) => {
  expect(check(source)).toEqual([]);
});

test.each([
  ["a `withExce`", 'docs/page.mdx:1:4 Unexpected word "withExce" in code font, expected "withExec"'],
  ["`dagger init`.\n\nOf any: `--skd`", 'docs/page.mdx:3:10 Unexpected flag "--skd", expected "--mod" or "--sdk"'],
  ["`dagger install` has no `--sdk`", 'docs/page.mdx:1:26 Unexpected flag "--sdk" beside dagger install'],
  ["| a | b |\n| --- | --- |\n| `dagger login` | `--sdk` |", 'Unexpected flag "--sdk" beside dagger login'],
  ["`--progress=plian`", 'Unexpected value "plian" of --progress, expected "plain"'],
  ["`--sharing=LOCKD`", 'docs/page.mdx:1:12 Unexpected value "LOCKD" of --sharing, expected "LOCKED"'],
  ["`Container.withMountedCache(sharing: LOCKD)`", 'Unexpected value "LOCKD" of "sharing", expected "LOCKED"'],
  ["- ```shell\n  dagger cal\n  ```", 'docs/page.mdx:2:10 Unexpected command "dagger cal"'],
  ["run `pip install dagger==1.2`", 'docs/page.mdx:1:18 Unexpected package "dagger", expected "dagger-io"'],
  ["`sudo docker psx --all`", 'docs/page.mdx:1:14 Unexpected command "psx" of docker'],
  ["```shell\nx 'y\n```", "docs/page.mdx:2:3 Unexpected end of a quoted text"],
  ["```shell\ndagger <<'EOF'\ncontaner\nEOF\n```", 'docs/page.mdx:3:1 Unexpected start of a pipeline "contaner"'],
  [
    '```text title=".env"\nLANG=en\nOPENAI_MODL=a\n```',
    'docs/page.mdx:3:1 Unexpected environment variable "OPENAI_MODL"',
  ],
  ["```powershell\n$x = 'y\ndagger cal\n```", 'docs/page.mdx:3:8 Unexpected command "dagger cal"'],
  ['<Snippet name="a" withoutPhp="No `withExce`." />', 'Unexpected word "withExce" in code font'],
])("%s is wrong", (source, message) => {
  expect(check(source).join("\n")).toContain(message);
});

test("words in comments of snippets are resolved, with their place in the file", () => {
  const code = "// See `withExec`.\n// And `withExce`, DAGGER_MODUL or Contaner.withExec.\n";
  expect(check("", [{ name: "a/b", files: [{ file: "snippets/a/b/main.go", code }] }])).toEqual([
    expect.stringContaining('snippets/a/b/main.go:2:9 Unexpected word "withExce" in code font'),
    expect.stringContaining('snippets/a/b/main.go:2:20 Unexpected environment variable "DAGGER_MODUL"'),
    expect.stringContaining('snippets/a/b/main.go:2:36 Unexpected type "Contaner"'),
  ]);
});

test("a page knows the names of the snippets and blocks that it shows, another page does not", () => {
  const source =
    '<Snippet name="a/b" />\n\n`frobnicate`, `report.bin2` and `NAME`.\n\n```text\nreport.bin2 NAME\n```\n';
  const sources = [{ name: "a/b", files: [{ file: "snippets/a/b/main.go", code: "func frobnicate() {}" }] }];
  expect(check(source, sources)).toEqual([]);
  expect(check("`frobnicate`", sources)).toHaveLength(1);
});

test("a page with a sample may mention the keys of what reads it, with or without a value", () => {
  const sample = '```yaml title="azure-pipelines.yml"\nsteps:\n  - script: ls\n```\n\n';
  // The list of allowed words may contain any of these because of other pages.
  const strict = (source: string) => check(source, snippets, { ...facts, allowed: [] });
  expect(strict(`${sample}\`fetchDepth: 0\`, \`timeoutInMinutes\`, \`true\` and \`CI_\``)).toEqual([]);
  expect(strict(`${sample}\`fetchDept: 0\``)).toHaveLength(1);
  expect(strict("`fetchDepth: 0`")).toHaveLength(1);
});

test("a page knows the functions of snippets, and the modules that they depend on", () => {
  const code = "@object()\nclass Bakery {\n  @func() knead(flour: Directory): File {}\n}\n";
  const files = [{ file: "snippets/a/b/index.ts", code }];
  const sources = [{ name: "a/b", files, dependencies: [linter] }];
  const shell = (command: string) => `<Snippet name="a/b" />\n\n\`\`\`dagger\n${command}\n\`\`\`\n\n\`Linter.check\`\n`;
  expect(check(shell("knead . | contents"), sources)).toEqual([]);
  expect(check(shell("style-linter --image=alpine:3.22 | on . | check spelling"), sources)).toEqual([]);
  expect(check(shell("style-linter | on . | chek spelling"), sources)).toEqual([
    expect.stringContaining('Unexpected function "chek" of Linter, expected "check"'),
  ]);
});

test("a call is held against the snippets that the page shows, then those of their topic, then all others", () => {
  const snippet = (name: string, parameters: string) => {
    const code = `@object() export class Bakery { @func() bake(${parameters}): string { return "" } }`;
    return { name, files: [{ file: `snippets/${name}/index.ts`, code }] };
  };
  const sources = [snippet("a/one", "rye: string"), snippet("a/two", "oat: string"), snippet("b/one", "malt: string")];
  sources.push({ name: "a/none", files: [{ file: "snippets/a/none/index.ts", code: "" }] });
  const call = (shown: string, flag: string) =>
    check(`<Snippet name="${shown}" />\n\n\`\`\`shell\ndagger call bake --${flag}=x\n\`\`\`\n`, sources);
  expect(call("a/one", "rye")).toEqual([]);
  expect(call("a/one", "oat")).toEqual([expect.stringContaining('Unexpected flag "--oat" of "bake"')]);
  expect(call("a/none", "oat")).toEqual([]);
  expect(call("a/none", "malt")).toEqual([expect.stringContaining('Unexpected flag "--malt" of "bake"')]);
  expect(call("c/none", "malt")).toEqual([]);
});

test("a page that shows one module may call that of its project, and enumerations have their members", () => {
  const agent = '@object() export class Agent { @func() test(source: Directory): string { return "" } }';
  const shop =
    'export enum Suite { Unit = "u", Full = "f" }\n' +
    '@object() export class Shop { @func() test(suite: Suite = Suite.Unit): string { return "" } }';
  const sources = [
    { name: "a/b", files: [{ file: "snippets/a/b/index.ts", code: agent }] },
    { name: "c/d", files: [{ file: "snippets/c/d/index.ts", code: shop }] },
  ];
  const call = (shown: string, words: string) =>
    check(`<Snippet name="${shown}" />\n\n\`\`\`shell\ndagger call ${words}\n\`\`\`\n`, sources);
  expect(call("a/b", "test --source=.")).toEqual([]);
  expect(call("a/b", "test --suite=full")).toEqual([]);
  expect(call("c/d", "test --suite=ful")).toEqual([expect.stringContaining('Unexpected value "ful", expected "Full"')]);
});

test("an allowed word that no page needs is an error", () => {
  const allowed = [{ kind: "programs", reason: "Programs.", words: ["docker", "podman"] }];
  const pages = [parsePage("docs/page.mdx", "`docker ps`")];
  const problems = checkWords({ pages, snippets: [], facts: { ...facts, allowed } });
  expect(problems.map(({ found }) => found)).toEqual([
    'Unexpected word "podman" under "programs", which no page needs',
  ]);
});

test("every planted slip is reported where it stands", async () => {
  const source = readFileSync("packages/words/src/fixtures/planted.mdx", "utf8");
  const page = parsePage("planted.mdx", source);
  // Only one snippet, because the nearest names would change with the rest of the site.
  const own = snippets.filter(({ name }) => name === "getting-started/page");
  const problems = checkWords({ pages: [page], snippets: own, facts, checksUnused: false });
  expect(problems).toHaveLength(51);
  const lines = problems.map(
    ({ line, column, found, expected, fix }) => `${line}:${column} ${found}, expected ${expected}. ${fix}`,
  );
  await expect(`${lines.join("\n")}\n`).toMatchFileSnapshot("fixtures/planted.txt");
});
