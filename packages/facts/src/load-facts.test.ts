import { cpSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { namedType } from "./api.ts";
import { loadFacts } from "./load-facts.ts";
import { toKebab } from "./spellings.ts";

const facts = loadFacts();
const { api, cli } = facts;

test("every type, function and argument has a text of our own", () => {
  const silent = [...api.types].flatMap(([type, { summary, functions }]) => [
    ...(summary === "" && type !== "Query" ? [type] : []),
    ...[...functions].flatMap(([name, fn]) => [
      ...(typeof fn.summary !== "string" ? [`${type}.${name}`] : []),
      ...fn.args.filter((argument) => argument.summary === undefined).map((a) => `${type}.${name}(${a.name})`),
    ]),
  ]);
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
  expect(api.types.size).toBe(52);
  expect([...api.types.values()].reduce((sum, { functions }) => sum + functions.size, 0)).toBe(625);
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

test("a file that does not fit its schema is an error that names every place", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "facts-"));
  cpSync("data", folder, { recursive: true });
  const file = path.join(folder, "environment/schemes.json");
  writeFileSync(file, readFileSync(file, "utf8").replace('"for": "secret"', '"for": "secrets", "note": 1'));
  expect(() => loadFacts(folder)).toThrow(
    'data/environment/schemes.json at 0.for: Unexpected value "secrets", expected "secret". Correct the file.\n' +
      'data/environment/schemes.json at 0.note: Unexpected key "note", expected one of "scheme", "for", "summary", "parameters". Correct the file.',
  );
});
