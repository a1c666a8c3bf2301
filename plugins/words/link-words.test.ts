import { parsePage, walk } from "@docs/pages";
import { createSite } from "@docs/words";
import { facts } from "@docs/words/testing";
import type { Link, Root } from "mdast";
import { expect, test } from "vitest";
import { listBareNames } from "./bare-names.ts";
import { readDestinations } from "./find-address.ts";
import { type Linker, linkWords } from "./link-words.ts";

const program = `
@object()
export class Bookshop {
  @func() build(source: Directory): File { return source.file("a") }
  @func() withCover(source: Directory): File { return source.file("a") }
}`;
const snippets = [
  { name: "a/b", files: [{ file: "snippets/a/b/index.ts", code: program }] },
  { name: "a/catch", files: [{ file: "snippets/a/catch/main.go", code: "var failed *dagger.ExecError" }] },
];

/** Pages that document everything. Each test sees the site as it is once all of them are written. */
const references = [
  ["docs/reference/cli.mdx", '<CliCommand name="dagger" />'],
  ["docs/reference/glossary.mdx", '<GlossaryTerm name="Module" />'],
  ["docs/getting-started/types/secret.mdx", '<ApiMembers type="Secret" />'],
  ["docs/reference/configuration/engine.mdx", '<ConfigurationKeys file="engine.json" />'],
  ["docs/reference/configuration/modules.mdx", '<ConfigurationKeys file="dagger.json" />'],
  ["docs/reference/configuration/cloud.mdx", '<EnvironmentVariables reader="cli" />'],
].map(([file = "", source = ""]) => parsePage(file, source));

const linker: Linker = {
  site: createSite(snippets, facts),
  names: listBareNames(facts),
  destinations: readDestinations(references, () => true),
};

/** Returns `text → address (card)` for every link on the page afterwards. */
function link(source: string, url = "/page"): readonly string[] {
  const { tree } = parsePage("docs/page.mdx", source);
  linkWords(tree, url, linker);
  return describe(tree);
}

function describe(tree: Root): readonly string[] {
  return [...walk(tree)]
    .filter((node): node is Link => node.type === "link")
    .map((node) => {
      const [child] = node.children;
      const text = child && "value" in child ? child.value : "";
      return `${text} → ${node.url.replace("/reference/typescript/api/client.gen/", "ts:")} (${node.data?.hProperties?.["data-word"] ?? "no card"})`;
    });
}

test.each([
  ["`Container.withExec`", "Container.withExec → ts:classes/Container#withexec (sdk/Container#withExec)"],
  ["`withExec`", "withExec → ts:classes/Container#withexec (sdk/Container#withExec)"],
  ["`with_exec`", "with_exec → ts:classes/Container#withexec (sdk/Container#withExec)"],
  ["`with-exec`", "with-exec → ts:classes/Container#withexec (sdk/Container#withExec)"],
  ["`ContainerWithExecOpts`", "ContainerWithExecOpts → ts:classes/Container#withexec (sdk/Container#withExec)"],
  ["`Container.import`", "Container.import → ts:classes/Container#import_ (sdk/Container#import)"],
  ["`Query.git`", "Query.git → ts:classes/Client#git (sdk/Query#git)"],
  ["`Secret.plaintext`", "Secret.plaintext → /getting-started/types/secret#plaintext (sdk/Secret#plaintext)"],
  ["`Secret`", "Secret → /getting-started/types/secret (sdk/Secret#)"],
  ["`Function`", "Function → ts:classes/Function (sdk/Function#)"],
  ["`CacheSharingMode`", "CacheSharingMode → ts:enumerations/CacheSharingMode (sdk/values#CacheSharingMode)"],
  ["`LOCKED`", "LOCKED → ts:enumerations/CacheSharingMode (sdk/values#CacheSharingMode.LOCKED)"],
  ["`Platform`", "Platform → ts:type-aliases/Platform (sdk/values#Platform)"],
  ["`PortForward`", "PortForward → ts:type-aliases/PortForward (sdk/values#PortForward)"],
  ["`dagger call`", "dagger call → /reference/cli#dagger-call (cli#dagger call)"],
  ["`dagger toolchain install`", "… → /reference/cli#dagger-toolchain-install (cli#dagger toolchain install)"],
  ["`dagger init --blueprint`", "… → /reference/cli#dagger-init--blueprint (cli#dagger init --blueprint)"],
  ["`--progress=plain`", "… → /reference/cli#dagger--progress (cli#--progress)"],
  ["`-vv`", "-vv → /reference/cli#dagger--verbose (cli#--verbose)"],
  ["`DAGGER_CLOUD_TOKEN`", "… → /reference/configuration/cloud#dagger_cloud_token (variables#DAGGER_CLOUD_TOKEN)"],
  [
    "`engineVersion`",
    "… → /reference/configuration/modules#dagger-json--engineversion (configuration#dagger.json engineVersion)",
  ],
  [
    '`"disableDefaultFunctionCaching": true`',
    "… → /reference/configuration/modules#dagger-json--disabledefaultfunctioncaching (configuration#dagger.json disableDefaultFunctionCaching)",
  ],
  [
    "[a cache volume](/reference/glossary#cache-volume)",
    "a cache volume → /reference/glossary#cache-volume (glossary#cache-volume)",
  ],
])("%s leads to its reference", (source, expected) => {
  const [found = ""] = link(source);
  expect(expected.startsWith("…") ? found.replace(/^.*? →/, "… →") : found).toBe(expected);
});

test.each([
  ["a name of the example", '<Snippet name="a/b" />\n\n`withCover` and `build`'],
  ["a field of an error that a program names", '<Snippet name="a/catch" />\n\n`ExitCode`, `exit_code`, `exitCode`'],
  ["a word of every program", "`build`, `source`, `name`, `up` and `terminal`"],
  ["a name that several types have", "`asModule`"],
  ["a whole command line", "`dagger call build --source=.`"],
  ["the program", "`dagger`"],
  ["a flag that functions take too", "`--source`"],
  ["code that is not the product's", "`go.mod` and `docker ps --all`"],
  ["a file of a page without a reference", "`hosts` of `registry.docker.io`"],
])("%s stays plain", (_, source) => {
  expect(link(source)).toEqual([]);
});

test.each([
  ["Its `expect` says what `Container.withExec` accepts.", "sdk/Container.arguments#withExec(expect)"],
  [
    "| `Container.withExec` | `expect` |\n| --- | --- |\n| `Container.withExec` | `expect` |",
    "sdk/Container.arguments#withExec(expect)",
  ],
  ["Pass `--output` to `dagger call`.", "cli#dagger call --output"],
])("what stands beside a word says whose it is: %s", (source, place) => {
  expect(link(source).join("\n")).toContain(`(${place})`);
});

test("a page about a type means the functions of that type", () => {
  expect(link("`plaintext`")).toEqual([]);
  expect(link("`plaintext`", "/getting-started/types/secret")).toEqual([
    "plaintext → /getting-started/types/secret#plaintext (sdk/Secret#plaintext)",
  ]);
});

test("a page does not lead to its own beginning", () => {
  expect(link("`Secret`", "/getting-started/types/secret")).toEqual([]);
});

test("a word is a link once a section, and once in each tab", () => {
  const source =
    "`Env`, `Env`\n\n## Next\n\n`Env`\n\n<Tabs>\n<Tab>\n\n`Env` `File`\n\n</Tab>\n<Tab>\n\n`File` `File`\n\n</Tab>\n</Tabs>";
  expect(link(source).map((line) => line.replace(/ →.*/, ""))).toEqual(["Env", "Env", "File", "File"]);
});

test("headings, links, heads of tables and cards stay as they are", () => {
  const source = [
    "## `Container.from`",
    "[`Container.from`](/elsewhere)",
    "| `Container.from` |\n| --- |\n| text |",
    '<Card href="/elsewhere" title="a">`Container.from`</Card>',
    "<details>\n<summary>`Container.from`</summary>\n\ntext\n\n</details>",
  ];
  expect(link(source.join("\n\n"))).toEqual(["Container.from → /elsewhere (no card)"]);
});

test("a word whose reference is not written stays plain", () => {
  const destinations = readDestinations([], () => false);
  const { tree } = parsePage("docs/page.mdx", "`Container.from`, `dagger call`, `--debug`, `engineVersion`, `LOCKED`");
  linkWords(tree, "/page", { ...linker, destinations });
  expect(describe(tree)).toEqual([]);
});
