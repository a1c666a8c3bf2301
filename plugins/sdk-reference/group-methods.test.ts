import { expect, test } from "vitest";
import { groupMethods } from "./group-methods.ts";

const methods = ["id", "zap", "heat", "bake", "cool", "grill", "oldBake", "loadOvenFromID"].map((name) => ({
  name,
  parameters: [],
  returns: "Oven",
}));
const none = { common: {}, topics: {}, deprecated: {}, experimental: [] };

function groupNames(order: Partial<typeof none>): Record<string, string[]> {
  const groups = groupMethods("Oven", methods, { ...none, ...order });
  return Object.fromEntries(groups.map(({ title, methods: found }) => [title, found.map(({ name }) => name)]));
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

test("names listed methods that the class lacks", () => {
  expect(() => groupNames({ common: { Oven: ["heat", "freeze"] } })).toThrowErrorMatchingInlineSnapshot(
    `[Error: data/sdk-reference: unexpected Oven.freeze in common.json or topics.json, expected methods of the class. Correct or remove them.]`,
  );
});
