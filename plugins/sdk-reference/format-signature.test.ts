import { expect, test } from "vitest";
import { formatSignature } from "./format-signature.ts";

const path = { name: "path", type: "string", isOptional: false };
const opts = { name: "opts", type: "OvenHeatOpts", isOptional: true };

test.each([
  [[], 90, "heat(): Oven"],
  [[path], 90, "heat(path: string): Oven"],
  [[path, opts], 90, "heat(path: string, opts?: OvenHeatOpts): Oven"],
  [[path, opts], 45, "heat(path: string, opts?: OvenHeatOpts): Oven"],
  [[path, opts], 44, "heat(\n  path: string,\n  opts?: OvenHeatOpts,\n): Oven"],
  [[], 5, "heat(): Oven"],
])("writes %j within %i columns", (parameters, width, expected) => {
  expect(formatSignature({ name: "heat", parameters, returns: "Oven" }, width)).toBe(expected);
});
