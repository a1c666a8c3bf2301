import { expect, test } from "vitest";
import { parseDeclarations } from "./declarations.ts";

test.each([
  [
    "a method written as a property that holds a function",
    "export declare class Oven extends Base { heat: (degrees: number, opts?: OvenHeatOpts) => Promise<Oven[]>; }",
    {
      kind: "class",
      name: "Oven",
      base: "Base",
      fields: [],
      methods: [
        {
          name: "heat",
          parameters: [
            { name: "degrees", type: "number", isOptional: false },
            { name: "opts", type: "OvenHeatOpts", isOptional: true },
          ],
          returns: "Promise<Oven[]>",
        },
      ],
    },
  ],
  [
    "a class without its constructor and private members",
    "export declare class Oven { private readonly _id?; protected _ctx: Context; constructor(ctx?: Context); get(): import('x').Bread; }".replace(
      /'/g,
      '"',
    ),
    {
      kind: "class",
      name: "Oven",
      base: undefined,
      fields: [],
      methods: [{ name: "get", parameters: [], returns: "Bread" }],
    },
  ],
  [
    "a field of a class",
    "export declare class Burnt extends Error { code: 'B1'; cause?: Error; }",
    {
      kind: "class",
      name: "Burnt",
      base: "Error",
      fields: [
        { name: "code", type: "'B1'", isOptional: false },
        { name: "cause", type: "Error", isOptional: true },
      ],
      methods: [],
    },
  ],
  [
    "options",
    "export type OvenHeatOpts = { /** not read */ fan?: boolean; };",
    {
      kind: "alias",
      name: "OvenHeatOpts",
      type: "{ /** not read */ fan?: boolean; }",
      fields: [{ name: "fan", type: "boolean", isOptional: true }],
    },
  ],
  [
    "an id on one line",
    "export type OvenID = string & {\n    __OvenID: never;\n};",
    { kind: "alias", name: "OvenID", type: "string & { __OvenID: never; }", fields: [] },
  ],
  [
    "an enum",
    "export declare enum Heat { Low = 'LOW' }",
    { kind: "enum", name: "Heat", fields: [{ name: "Low", type: "LOW", isOptional: false }] },
  ],
  [
    "a function",
    "export declare function bake(oven: Oven): Promise<void>;",
    {
      kind: "function",
      name: "bake",
      methods: [
        { name: "bake", parameters: [{ name: "oven", type: "Oven", isOptional: false }], returns: "Promise<void>" },
      ],
    },
  ],
  [
    "a constant object",
    "export declare const CODES: { readonly Burnt: 'B1'; };",
    {
      kind: "variable",
      name: "CODES",
      type: "{ readonly Burnt: 'B1'; }",
      fields: [{ name: "Burnt", type: "'B1'", isOptional: false }],
    },
  ],
])("reads %s", (_, source, expected) => {
  expect(parseDeclarations(source)).toEqual([{ type: "", fields: [], methods: [], ...expected }]);
});

test("leaves out what is not exported", () => {
  expect(parseDeclarations("declare class Base {} interface Hidden { a: string } export {};")).toEqual([]);
});
