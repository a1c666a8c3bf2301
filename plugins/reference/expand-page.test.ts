import { textOf, walk } from "@docs/pages";
import { expect, test } from "vitest";
import { readIds } from "./expand-page.ts";
import { expand, rowsOf } from "./testing.ts";

test("a command becomes its meaning, its usage, its arguments and its flags", () => {
  const { tree } = expand('## Run\n\n<CliCommand name="dagger query" />');
  const [, meaning, usage, taken] = tree.children;
  expect(meaning && textOf(meaning)).toContain("Send a GraphQL document");
  expect(meaning && textOf(meaning)).toContain("Alias: dagger q.");
  expect(usage).toMatchObject({
    type: "code",
    lang: "text",
    meta: "bare",
    value: "dagger query [options] [operation]",
  });
  expect(taken && textOf(taken)).toMatch(/^Arguments: Optionally/);
  expect(rowsOf(tree)[0]).toEqual(["Flag", "Type", "Default", "Meaning"]);
  expect(readIds(tree)).toEqual(["dagger-query--doc", "dagger-query--var", "dagger-query--var-json"]);
  const shared = tree.children.find((node) => textOf(node).startsWith("Shared"));
  expect(shared && textOf(shared)).toBe("Shared with other commands: --mod, --no-mod, and --allow-llm.");
});

test("an alias of two commands is named only where it works, and a section about hidden commands says so once", () => {
  const read = (source: string) => expand(source).tree.children.map(textOf).join(" ");
  expect(read('<CliCommand name="dagger install" />')).toContain("Alias: dagger use.");
  expect(read('<CliCommand name="dagger update" />')).not.toContain("Alias");
  expect(read('## Work\n\n<CliCommand name="dagger gen" />')).toContain("help doesn't list");
  expect(read('## Hidden commands\n\n<CliCommand name="dagger gen" />')).not.toContain("help doesn't list");
});

test("a command without flags has no empty table", () => {
  expect(rowsOf(expand('<CliCommand name="dagger logout" />').tree)).toEqual([]);
});

test("the overview lists the commands below the jobs of the page's own sections", () => {
  const source = '<CliOverview />\n\n## Build {#make}\n\n<CliCommand name="dagger call" />\n\n## Words\n\nText.';
  const { tree } = expand(source);
  const [job] = tree.children;
  expect(job && [...walk(job)].filter(({ type }) => type === "link")).toHaveLength(1);
  expect(job && textOf(job)).toMatch(/^BuildCommand/);
  expect(job && textOf(job)).not.toContain("Words");
});

test("variables that differ by nothing but the name share a row, and each keeps its address", () => {
  const { tree } = expand('## Variables\n\n<EnvironmentVariables reader="cli" />');
  const shared = rowsOf(tree).find(([names]) => names?.includes("SHUTUP"));
  expect(shared?.[0]).toBe("GOAWAY, NOTHANKS, SHUTUP, STOPIT");
  expect(readIds(tree)).toEqual(expect.arrayContaining(["goaway", "shutup", "github_", "dagger_module"]));
});

test("a long list of variables has parts one level below the heading before it, a short one has none", () => {
  const headings = (reader: string) =>
    expand(`### Variables\n\n<EnvironmentVariables reader="${reader}" />`).tree.children.flatMap((node) =>
      node.type === "heading" ? [`${node.depth} ${textOf(node)}`] : [],
    );
  expect(headings("cli")).toEqual(expect.arrayContaining(["4 Settings", "4 Experimental settings"]));
  expect(headings("installer")).toEqual(["3 Variables"]);
});

test("keys of a file, each with an address", () => {
  const { tree } = expand('<ConfigurationKeys file="engine.json" />');
  expect(rowsOf(tree).map(([key]) => key)).toEqual(
    expect.arrayContaining(["Key", "security", "security.insecureRootCapabilities"]),
  );
  expect(readIds(tree)).toContain("engine-json--security-insecurerootcapabilities");
});

test.each([
  ["engine.json", "gc.maxUsedSpace", "size", "75%"],
  ["engine.json", "gc.policies[].keepDuration", "duration", "none"],
  ["engine.json", "registries.NAME.mirrors", "list of text", "none"],
  ["dagger.json", "name", "text", "required"],
  ["dagger.json", "sdk", "text or object", "none"],
  ["dagger.json", "codegen.automaticGitignore", "boolean", "true"],
])("%s %s is a %s, by default %s", (file, key, type, value) => {
  const rows = rowsOf(expand(`<ConfigurationKeys file="${file}" />`).tree);
  expect(rows.find(([path]) => path === key)?.slice(1, 3)).toEqual([type, value]);
});

test("a term leads to terms beside it, and to the page that explains it, which has to exist", () => {
  const linksOf = (pageTitles: ReadonlyMap<string, string>) =>
    [...walk(expand('<GlossaryTerm name="Cache volume">\n\nA note.\n\n</GlossaryTerm>', { pageTitles }).tree)].flatMap(
      (node) => (node.type === "link" ? [`${textOf(node)} ${node.url}`] : []),
    );
  const related = ["Layer #layer", "Function cache policy #function-cache-policy"];
  expect(() => linksOf(new Map([["/features/cache", "Caching"]]))).toThrow(
    'Unexpected page in data/glossary/terms.json "/features/caching", expected "/features/cache". Correct it.',
  );
  expect(linksOf(new Map([["/features/caching", "Caching"]]))).toEqual([
    "Caching /features/caching#cache-volumes-folders-that-survive",
    ...related,
  ]);
});

test.each([
  ['<CliCommand name="dagger cal" />', 'Unexpected command "dagger cal", expected "dagger call". Correct it.'],
  ["<CliCommand />", 'Unexpected <CliCommand> without name, expected <CliCommand name="…" />.'],
  [
    '<CliCommand nam="dagger call" name="dagger call" />',
    'Unexpected attribute of <CliCommand> "nam", expected "name". Correct it.',
  ],
  ['<EnvironmentVariables reader="engin" />', 'Unexpected reader "engin", expected "engine". Correct it.'],
  [
    '<ConfigurationKeys file="engine.jsn" />',
    'Unexpected configuration file "engine.jsn", expected "engine.json". Correct it.',
  ],
  ['<GlossaryTerm name="Modul" />', 'Unexpected term "Modul", expected "Module". Correct it.'],
  ['<ApiMembers type="Contaner" />', 'Unexpected type "Contaner", expected "Container". Correct it.'],
])("%s fails with the repair", (source, message) => {
  expect(() => expand(source)).toThrow(message);
});
