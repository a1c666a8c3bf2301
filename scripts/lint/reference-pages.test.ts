import { readFileSync } from "node:fs";
import type { JsonSchema } from "@docs/facts";
import { listKeys } from "@docs/facts";
import { isJsx, listFiles, parsePage, readAttributes, walk } from "@docs/pages";
import { checkWords } from "@docs/words";
import { facts } from "@docs/words/testing";
import { expect, test } from "vitest";
import { hasComponents, readIds } from "../../plugins/reference/expand-page.ts";
import { expand, rowsOf } from "../../plugins/reference/testing.ts";
import { readSiteFacts } from "../read-site-facts.ts";
import { checkPages } from "./check-pages.ts";

/** Pages with generated parts, as written by their authors. */
const sources = listFiles("docs", (file) => file.endsWith(".mdx"))
  .map((file) => ({ file, source: readFileSync(file, "utf8") }))
  .filter(
    ({ file, source }) => !file.startsWith("docs/reference/typescript/") && hasComponents(parsePage(file, source).tree),
  );

const pageTitles = new Map(facts.terms.map(({ page }) => [page.replace(/#.*$/, ""), "Another page"]));
const pages = sources.map(({ file, source }) => expand(source, { pageTitles }, file));
const cli = pages.find(({ file }) => file === "docs/reference/cli.mdx");

function attributesOf(component: string, attribute: string): readonly string[] {
  return sources.flatMap(({ file, source }) =>
    [...walk(parsePage(file, source).tree)]
      .filter(isJsx)
      .filter(({ name }) => name === component)
      .map((node) => readAttributes(node).get(attribute) ?? ""),
  );
}

test("every command stands on the CLI page once, under a heading of its own", () => {
  expect([...attributesOf("CliCommand", "name")].sort()).toEqual([...facts.cli.commands.keys()].sort());
});

test("every flag of every command has an address on the CLI page, and so has every global one", () => {
  const wanted = [
    ...[...facts.cli.globalFlags, ...facts.cli.sharedFlags].map(({ name }) => `dagger${name}`),
    ...[...facts.cli.commands].flatMap(([command, { flags }]) =>
      flags
        .filter((flag) => !facts.cli.sharedFlags.includes(flag))
        .map(({ name }) => `${command.replaceAll(" ", "-")}${name}`),
    ),
  ];
  expect(cli && wanted.filter((id) => !readIds(cli.tree).includes(id))).toEqual([]);
});

test("every exit code and every form of a value stands on the CLI page", () => {
  const cells = cli ? rowsOf(cli.tree).map(([first]) => first) : [];
  const types = facts.cli.argumentValues.map(({ type }) => type.replaceAll("`", ""));
  expect(cells).toEqual(expect.arrayContaining([...facts.cli.exitCodes.map(({ code }) => code), ...types]));
});

test("every term stands in the glossary once", () => {
  expect([...attributesOf("GlossaryTerm", "name")].sort()).toEqual(facts.terms.map(({ term }) => term).sort());
});

test.each(["dagger.json", "engine.json", "engine.toml"])("every key of %s stands on a page", (file) => {
  const keys = listKeys(facts.configuration.get(file) ?? {}).map(({ path }) => path);
  const shown = pages.flatMap(({ tree }) => rowsOf(tree).map(([key]) => key));
  expect(keys.filter((key) => !shown.includes(key))).toEqual([]);
});

test.each(["cli", "engine", "module", "sdk"])("the variables that the %s reads stand on a page", (reader) => {
  expect(attributesOf("EnvironmentVariables", "reader")).toContain(reader);
});

test("the checks of words and prose read what is generated", () => {
  const page = expand('## Keys\n\n<ConfigurationKeys file="engine.json" />', {
    facts: { ...facts, configuration: slips },
  });
  const words = checkWords({ pages: [page], snippets: [], facts, checksUnused: false });
  expect(words.map(({ line, found }) => `${line} ${found}`)).toEqual(['3 Unexpected word "maxUsdSpace" in code font']);
  const prose = checkPages([page], readSiteFacts()).filter(({ found }) => found.includes("simply"));
  expect(prose.map(({ line }) => line)).toEqual([3]);
});

/** A configuration whose text contains a typo in code font and a banned word. */
const slips: ReadonlyMap<string, JsonSchema> = new Map([
  ["engine.json", { properties: { gc: { type: "object", description: "You simply set `maxUsdSpace`." } } }],
]);
