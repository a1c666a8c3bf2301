import { cpSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { namedType } from "./api.ts";
import { loadFacts } from "./load-facts.ts";
import { toKebab } from "./spellings.ts";

const facts = loadFacts();
const { api, cli } = facts;

test("every type has a text of our own", () => {
  const silent = [...api.types].filter(([type, { summary }]) => summary === "" && type !== "Query");
  expect(silent).toEqual([]);
});

test("every type that a signature names exists", () => {
  const known = new Set([
    ...[...api.types.keys(), ...api.enums.keys(), ...api.inputs.keys(), ...api.scalars],
    ...["Boolean", "Float", "ID", "Int", "String"],
  ]);
  const named = [...api.types.values()].flatMap(({ functions }) =>
    [...functions.values()].flatMap(({ returns, args }) => [returns, ...args.map(({ type }) => type)]),
  );
  expect(named.map(namedType).filter((name) => !known.has(name))).toEqual([]);
});

test("the API has the size of the documented version", () => {
  const schema = readFileSync("data/upstream/schema.graphql", "utf8");
  const types = [...schema.matchAll(/^type (?<name>\w+) .*\{\n(?<body>[\s\S]*?)^\}/gm)];
  expect([...api.types.keys()]).toEqual(types.map(({ groups }) => groups?.name));
  // A function begins with two spaces, and its arguments with four.
  const functions = types.flatMap(({ groups }) => groups?.body?.match(/^ {2}\w/gm) ?? []);
  expect([...api.types.values()].reduce((sum, one) => sum + one.functions.size, 0)).toBe(functions.length);
});

test("every command stands below one that exists", () => {
  const orphans = [...cli.commands.keys()].filter(
    (name) => name.includes(" ") && !cli.commands.has(name.replace(/ [^ ]+$/, "")),
  );
  expect(orphans).toEqual([]);
});

test("commands of other versions are not among the commands", () => {
  expect(cli.absent.filter((name) => cli.commands.has(name))).toEqual([]);
});

test("a flag names a variable that is known", () => {
  const flags = [...cli.globalFlags, ...[...cli.commands.values()].flatMap((command) => command.flags)];
  const known = facts.variables.map(({ name }) => name);
  expect(flags.flatMap(({ variable }) => (variable && !known.includes(variable) ? [variable] : []))).toEqual([]);
});

test("every core command of the shell is a function of the API", () => {
  const functions = [...(api.types.get("Query")?.functions.keys() ?? [])].map(toKebab);
  expect(facts.shell.coreCommands.filter((name) => !functions.includes(name))).toEqual([]);
});

test.each([
  [
    "a value that the schema doesn't have",
    "environment/schemes.json",
    ['"for": "secret"', '"for": "secrets", "note": 1'],
    'data/environment/schemes.json at 0.for: Unexpected value "secrets", expected "secret". Correct the file.\n' +
      'data/environment/schemes.json at 0.note: Unexpected key "note", expected one of "scheme", "for", "summary", "parameters". Correct the file.',
  ],
  [
    "text that isn't JSON",
    "environment/schemes.json",
    ["[", "{"],
    /^data\/environment\/schemes\.json: .* JSON .*\. Correct the file; npm test lint shows the line\.$/,
  ],
  [
    "a variable that is there already",
    "environment/variables.json",
    ['"ANTHROPIC_API_KEY"', '"ALL_PROXY"'],
    'data/environment/variables.json: Unexpected second "ALL_PROXY", expected one. Join the two.',
  ],
  [
    "a function without its texts",
    "api/types.json",
    [
      '"withWorkdir": {',
      '"withRetry": { "args": [{ "name": "often", "type": "Int!" }], "returns": "Container!" },\n"withWorkdir": {',
    ],
    "data/sdk-reference/summaries.json: Missing text of Container.withRetry, expected a sentence for readers. Write it there.\n" +
      "data/sdk-reference/arguments.json: Missing text of Container.withRetry(often), expected a sentence for readers. Write it there.",
  ],
] as const)("%s is an error that names every place", (_, name, [before, after], message) => {
  const folder = mkdtempSync(path.join(tmpdir(), "facts-"));
  cpSync("data", folder, { recursive: true });
  const file = path.join(folder, name);
  writeFileSync(file, readFileSync(file, "utf8").replace(before, after));
  expect(() => loadFacts(folder)).toThrow(message);
});
