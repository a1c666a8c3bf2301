import type { ApiArgument, ApiFunction } from "@docs/facts";
import { expect, test } from "vitest";
import { readSnippetSources } from "../read-snippets.ts";
import type { Module, ModuleObject } from "./module.ts";
import { readModule } from "./read-module.ts";

const ENDINGS = [".ts", ".go", ".py"];

/** The programs of each snippet that are modules, each paired with the module of the first one. */
const snippets = readSnippetSources().flatMap(({ name, files }) => {
  const read = ENDINGS.flatMap((ending) => {
    const own = files.filter(({ file }) => file.endsWith(ending));
    const module = readModule(`snippets/${name}`, own);
    return module ? [{ ending, module }] : [];
  });
  const [first, ...others] = read;
  return first ? others.map((other) => ({ name, first: first.ending, ...other, model: first.module })) : [];
});

/**
 * Returns the objects expected in a language: only Go and Python declare that a result may be missing, and Python
 * programs have to because of the SDK's types. Everything else has to be the same.
 */
function expectOf(model: Module, { objects }: Module, ending: string): Module {
  const expected = model.objects.map((object): ModuleObject => {
    const own = objects.find(({ name }) => name === object.name);
    const functions = [...object.functions].map(([fn, { args, returns }]): [string, ApiFunction] => {
      const other = own?.functions.get(fn)?.returns;
      const canLack = MAY_LACK.has(ending) && other === returns.replace(/!$/, "");
      return [fn, { args, returns: canLack ? other : returns }];
    });
    return { ...object, functions: new Map(functions) };
  });
  return { ...model, objects: expected };
}

/** Extensions of the languages whose results may be missing. */
const MAY_LACK = new Set([".go", ".py"]);

/** Renders a module as lines, for comparing languages. */
function show({ objects }: Module): readonly string[] {
  return objects.flatMap(({ name, constructor: args, functions }) => [
    `new ${name}(${showArguments(args)})`,
    ...[...functions].map(([fn, own]) => `${name}.${fn}(${showArguments(own.args)}): ${own.returns}`).sort(),
  ]);
}

function showArguments(args: readonly ApiArgument[]): string {
  return args.map(({ name, type }) => `${name}: ${type}`).join(", ");
}

test("there are modules to compare in every language", () => {
  for (const ending of ENDINGS.slice(1)) {
    expect(snippets.filter((row) => row.ending === ending).length, ending).toBeGreaterThan(90);
  }
});

test.each(snippets)("$name is the same module in $ending as in $first", ({ module, model, ending }) => {
  expect(show(module)).toEqual(show(expectOf(model, module, ending)));
});

test.each(snippets)("enumerations of $name are the same in $ending", ({ module, model }) => {
  const members = (enums: Module["enums"]) =>
    [...enums].map(([name, own]) => [name, own.map((member) => member.toLowerCase())]);
  expect(members(module.enums)).toEqual(members(model.enums));
});
