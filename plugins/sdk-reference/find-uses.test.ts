import { expect, test } from "vitest";
import { parseDeclarations } from "./declarations.ts";
import { findUses, indexSymbols, type MethodUse } from "./symbols.ts";

const usesOf = findUses(
  indexSymbols({
    "api/client.gen": parseDeclarations(`
      export declare enum Heat { Low = "LOW" }
      export type OvenBakeOpts = { heat?: Heat; sides?: Bread[] };
      export declare class Bread { with: (arg: (param: Bread) => Bread) => Bread; }
      export declare class Oven { bake: (dough: Bread, opts?: OvenBakeOpts) => Promise<Bread[]>; }
    `),
    "common/errors": [],
    connect: [],
  }),
);

const names = (uses: readonly MethodUse[]) => uses.map(({ owner, method }) => `${owner.title}.${method.name}`);

test.each([
  ["Bread", ["Oven.bake"], ["Oven.bake"]],
  ["Heat", [], ["Oven.bake"]],
  ["OvenBakeOpts", [], ["Oven.bake"]],
  ["Oven", [], []],
])("%s is returned by %j and taken by %j, also inside options", (name, returnedBy, takenBy) => {
  const uses = usesOf(name);
  expect(names(uses.returnedBy)).toEqual(returnedBy);
  expect(names(uses.takenBy)).toEqual(takenBy);
});
