import { displayName, memberId } from "@docs/facts";
import { expect, test } from "vitest";
import { parseDeclarations } from "./declarations.ts";
import { indexSymbols, symbolsIn } from "./symbols.ts";

const index = indexSymbols({
  "api/client.gen": parseDeclarations(`
    export declare class Zest {}
    export declare class Function_ {}
    export declare enum Heat { Low = "LOW" }
    export type float = number;
    export type __TypeFieldsOpts = { a?: string };
    export declare const dag: Zest;
  `),
  "common/errors": parseDeclarations("export declare class Burnt {}"),
  connect: parseDeclarations("export declare function connect(): void; export interface ConnectOpts { a?: string }"),
});

test("gives every export the address of its kind", () => {
  expect([...index.values()].map(({ url }) => url)).toEqual([
    "/reference/typescript/api/client.gen/classes/Function",
    "/reference/typescript/api/client.gen/classes/Zest",
    "/reference/typescript/api/client.gen/enumerations/Heat",
    "/reference/typescript/api/client.gen/type-aliases/float",
    "/reference/typescript/api/client.gen/type-aliases/TypeFieldsOpts",
    "/reference/typescript/api/client.gen/variables/dag",
    "/reference/typescript/common/errors/classes/Burnt",
    "/reference/typescript/connect/functions/connect",
  ]);
});

test.each([
  ["Promise<Zest[]>", ["Zest"]],
  ["(arg: Function_) => Function_", ["Function_"]],
  ["Record<string, Heat>", ["Heat"]],
  ["Zesty", []],
])("finds the exports that the type %s names", (type, expected) => {
  expect(symbolsIn(type, index).map(({ declaration }) => declaration.name)).toEqual(expected);
});

test.each([
  ["Module_", "Module"],
  ["__TypeFieldsOpts", "TypeFieldsOpts"],
  ["Container", "Container"],
])("shows %s as %s", (name, expected) => {
  expect(displayName(name)).toBe(expected);
});

test.each([
  ["withExec", "withexec"],
  ["import_", "import_"],
])("gives the method %s the fragment %s", (name, expected) => {
  expect(memberId(name)).toBe(expected);
});
