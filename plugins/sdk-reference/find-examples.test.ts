import type { Api, ApiType } from "@docs/facts";
import { expect, test } from "vitest";
import { findExamples } from "./find-examples.ts";

const bread = { name: "dough", type: "BreadID!" };
const functions = (all: Readonly<Record<string, string>>): ApiType => ({
  summary: "",
  functions: new Map(Object.entries(all).map(([name, returns]) => [name, { args: [bread], returns }])),
});

const api = {
  types: new Map([
    ["Query", functions({ oven: "Oven!", bread: "Bread!" })],
    ["Bread", functions({ slice: "Bread!" })],
    ["Oven", functions({ bake: "Bread!", slice: "String!" })],
  ]),
} as unknown as Api;

/** Returns the calls that are found in the body of a method. */
function find(body: string): Readonly<Record<string, string>> {
  const code = `export class Shop { store: Oven\nasync run(dough: Bread, box: Box) {\n${body}\n} }`;
  const examples = findExamples([{ code, title: "Baking", url: "/baking#oven" }], api);
  return Object.fromEntries([...examples].map(([name, { call }]) => [name, call]));
}

test.each([
  ["a chain", 'dag.bread("rye").slice(3)', { "Client.bread": 'bread("rye")', "Bread.slice": "slice(3)" }],
  ["an argument", "return dough.slice(4)", { "Bread.slice": "slice(4)" }],
  ["a field of the object", "this.store.bake(dough)", { "Oven.bake": "bake(dough)" }],
  [
    "a variable that waits for its value",
    "const loaf = await this.store.bake(dough)\nloaf.slice(2)",
    { "Oven.bake": "bake(dough)", "Bread.slice": "slice(2)" },
  ],
  [
    "a chain over several lines",
    "dag\n  .oven()\n  .bake(dough, 220)",
    { "Client.oven": "oven()", "Oven.bake": "bake(dough, 220)" },
  ],
])("%s is an example of its methods", (_, body, expected) => {
  expect(find(body)).toEqual(expected);
});

test.each([
  ["of an unknown type", "box.slice(1)"],
  ["of another class of that name", "box.bake(dough)"],
  ["that takes several lines", "dough.slice(\n  1,\n)"],
  ["that is too long for a line", `dough.slice(${"1 + ".repeat(20)}1)`],
  ["of a variable with two types", "let one = dough\n{ let one = this.store }\none.slice()"],
])("a call %s is none", (_, body) => {
  expect(find(body)).toEqual({});
});

test("the longest call that fits is shown, with its page", () => {
  const program = (code: string, title: string) => ({ code, title, url: `/${title}` });
  const programs = [program('dag.bread("rye")', "a"), program('dag.bread("sourdough")', "b")];
  expect(findExamples(programs, api).get("Client.bread")).toEqual({
    call: 'bread("sourdough")',
    title: "b",
    url: "/b",
  });
});
