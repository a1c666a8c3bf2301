import { readFileSync } from "node:fs";
import { isGeneratedPage, listFiles, parsePage, walk } from "@docs/pages";
import { facts } from "@docs/words/testing";
import type { Link } from "mdast";
import { expect, test } from "vitest";
import type { Card } from "./card.ts";
import { linkWords } from "./link-words.ts";
import { placeCard } from "./meaning.ts";
import { readLinker } from "./remark-words.ts";
import { renderCards } from "./render-cards.ts";

const files = new Map([...renderCards(facts)].map(([path, json]) => [path, JSON.parse(json) as Record<string, Card>]));

/** Returns the card that a link names, as a reader of a given language gets it. */
function find(place: string, sdk = "go"): Card | undefined {
  const [file = "", name = ""] = place.split("#");
  return files.get(`${file.replace(/^sdk\b/, sdk)}.json`)?.[name];
}

test.each([
  [
    "sdk/Container#withExec",
    "python",
    {
      kind: "Function of Container",
      name: "with_exec",
      code: "def with_exec(self, args: list[str], *, …) -> Container",
      options: expect.arrayContaining([["expect", "ReturnType"]]),
    },
  ],
  ["sdk/Container.arguments#withExec(expect)", "go", { code: "Expect ReturnType", rows: [["Default", "`SUCCESS`"]] }],
  ["sdk/Query#", "typescript", { kind: "Type", code: "class Client" }],
  ["sdk/values#CacheSharingMode", "php", { rows: [["Values", "`SHARED`, `PRIVATE`, `LOCKED`"]] }],
  ["sdk/values#CacheSharingMode.LOCKED", "java", { code: "CacheSharingMode.LOCKED", name: "LOCKED" }],
  ["sdk/values#ImageLayerCompression.GZIP", "go", { code: "dagger.ImageLayerCompressionGzip" }],
  ["cli#--progress", "go", { kind: "Flag of every command", code: "--progress=TEXT" }],
  ["cli#dagger call --output", "go", { kind: "Flag of dagger call", code: "-o, --output=TEXT" }],
  ["variables#DAGGER_CLOUD_TOKEN", "go", { kind: "Environment variable", code: "DAGGER_CLOUD_TOKEN" }],
  [
    "configuration#engine.json security.insecureRootCapabilities",
    "go",
    { code: "security.insecureRootCapabilities: boolean" },
  ],
  ["sdk/Changeset#", "go", { rows: [["Since", "0.18.18"]] }],
  ["sdk/Container#withError", "java", { rows: [["Since", "0.19.3"]] }],
  ["cli#dagger toolchain install", "go", { rows: expect.arrayContaining([["Since", "0.19.4"]]) }],
  ["cli#--auto-apply", "go", { rows: [["Since", "0.19.3"]] }],
  ["configuration#dagger.json toolchains.name", "go", { rows: [["Since", "0.19.4"]] }],
  ["glossary#cache-volume", "go", { kind: "Term", code: "Cache volume" }],
])("the card %s in %s", (place, sdk, expected) => {
  expect(find(place, sdk)).toMatchObject(expected);
});

test("no function, argument, value, command, flag, variable or key is without a card, and no card without text", () => {
  const { api, cli, variables, configuration } = facts;
  const places = [
    ...[...api.types].flatMap(([type, { functions }]) => [
      placeCard({ kind: "type", type }),
      ...[...functions].flatMap(([name, { args }]) => [
        placeCard({ kind: "function", type, name }),
        ...args.map(({ name: argument }) => placeCard({ kind: "argument", type, name, argument })),
      ]),
    ]),
    ...[...api.enums].flatMap(([name, values]) => [
      placeCard({ kind: "enum", name }),
      ...[...values.keys()].map((value) => placeCard({ kind: "enum value", name, value })),
    ]),
    ...[...api.inputs.keys(), ...api.scalars].map((name) => placeCard({ kind: "value type", name })),
    ...[...cli.commands].flatMap(([path, { flags }]) => [
      placeCard({ kind: "command", path }),
      ...flags.map(({ name }) => placeCard({ kind: "flag", path, flag: name })),
    ]),
    ...cli.globalFlags.map(({ name }) => placeCard({ kind: "flag", path: undefined, flag: name })),
    ...variables.map(({ name }) => placeCard({ kind: "variable", name })),
  ];
  const silent = places.filter((place) => !find(place)?.text || !find(place)?.code);
  expect(silent).toEqual([]);
  expect(places.length).toBeGreaterThan(1500);
  expect(
    [...configuration.keys()].every((file) =>
      Object.keys(files.get("configuration.json") ?? {})
        .join()
        .includes(file),
    ),
  ).toBe(true);
});

test("the name of every declaration is part of it, so that it can stand out", () => {
  const cards = [...files.values()].flatMap((cards) => Object.values(cards));
  expect(cards.filter(({ code, name }) => name !== undefined && !code.includes(name))).toEqual([]);
});

test("every link that the site's pages have leads to a card", () => {
  const { destinations, ...site } = readLinker();
  const linker = { ...site, destinations: { ...destinations, hasSdkPage: () => true } };
  const places = listFiles("docs", (file) => file.endsWith(".mdx") && !isGeneratedPage(file)).flatMap((file) => {
    const { tree, url } = parsePage(file, readFileSync(file, "utf8"));
    linkWords(tree, url, linker);
    const links = [...walk(tree)].filter((node): node is Link => node.type === "link");
    return links.flatMap(({ data }) => data?.hProperties?.["data-word"] ?? []);
  });
  expect(places.length).toBeGreaterThan(100);
  expect(places.filter((place) => find(String(place)) === undefined)).toEqual([]);
});
