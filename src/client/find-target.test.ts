import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { decodePart } from "./decode-part.ts";
import { findTarget } from "./find-target.ts";

const IDS = ["plain", "100%", "größe", "%20", "a b"];

beforeEach(() => {
  vi.stubGlobal("document", { getElementById: (id: string) => (IDS.includes(id) ? { id } : null) });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([
  ["#plain", "plain"],
  ["#100%", "100%"],
  ["#100%25", "100%"],
  ["#gr%C3%B6%C3%9Fe", "größe"],
  ["#größe", "größe"],
  // The literal name takes precedence over the decoded one.
  ["#%20", "%20"],
  ["#a%20b", "a b"],
])("the fragment %s leads to the element %s", (hash, id) => {
  expect(findTarget(hash)?.id).toBe(id);
});

test.each(["", "#", "#%", "#%E0%A4%A", "#%E0%A4", "#other"])("the fragment %j leads nowhere", (hash) => {
  expect(findTarget(hash)).toBeUndefined();
});

test.each([
  ["caf%C3%A9", "café"],
  ["", ""],
  ["%", undefined],
  ["%E0%A4%A", undefined],
])("%j is decoded to %j", (text, decoded) => {
  expect(decodePart(text)).toBe(decoded);
});
