import { expect, test } from "vitest";
import { parseDeclarations } from "./declarations.ts";
import { hideSymbols } from "./read-sdk.ts";

const sdk = {
  "api/client.gen": parseDeclarations(`
    export declare class Oven { heat: () => Oven; selfClean: () => Oven; }
    export declare class Grill {}
    export type OvenHeatOpts = { fan?: boolean; steam?: boolean; };
  `),
  "common/errors": [],
  connect: [],
};

test("hides exports and members", () => {
  const hidden = { exports: ["Grill"], members: { Oven: ["selfClean"], OvenHeatOpts: ["steam"] } };
  expect(hideSymbols(sdk, hidden)["api/client.gen"]).toMatchObject([
    { name: "Oven", methods: [{ name: "heat" }] },
    { name: "OvenHeatOpts", fields: [{ name: "fan" }] },
  ]);
});
