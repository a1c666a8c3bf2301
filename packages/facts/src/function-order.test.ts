import { expect, test } from "vitest";
import { findUnknownFunctions, groupFunctions } from "./function-order.ts";

const names = ["id", "zap", "heat", "bake", "cool", "grill", "oldBake", "loadOvenFromID"];
const none = { common: {}, topics: {}, deprecated: {}, experimental: [] };

function groupNames(order: Partial<typeof none>, own = names): Record<string, readonly string[]> {
  const groups = groupFunctions("Oven", own, { ...none, ...order }, "methods");
  return Object.fromEntries(groups.map(({ title, names: found }) => [title, found]));
}

test("puts plumbing last and the rest in the order of the alphabet", () => {
  expect(groupNames({})).toEqual({
    Methods: ["bake", "cool", "grill", "heat", "oldBake", "zap"],
    Plumbing: ["id", "loadOvenFromID"],
  });
});

test("puts common methods first in the order of the list, then topics, then what may go away", () => {
  const order = {
    common: { Oven: ["heat", "bake"] },
    topics: { Oven: { Temperature: ["heat", "cool"] } },
    deprecated: { "Oven.oldBake": "Use `bake`." },
    experimental: ["Oven.grill"] as never[],
  };
  expect(groupNames(order)).toEqual({
    "Common methods": ["heat", "bake"],
    Temperature: ["cool"],
    "Other methods": ["zap"],
    "Experimental and deprecated": ["grill", "oldBake"],
    Plumbing: ["id", "loadOvenFromID"],
  });
});

test("takes a name of TypeScript for the schema's, and leaves out what the schema lacks", () => {
  const order = { common: { Oven: ["import_", "with"] } };
  expect(groupNames(order, ["import", "zap"])).toEqual({ "Common methods": ["import"], "Other methods": ["zap"] });
});

test("names listed methods that the class lacks", () => {
  expect(findUnknownFunctions("Oven", names, { ...none, common: { Oven: ["heat", "freeze"] } })).toEqual([
    "Oven.freeze",
  ]);
});
