import { afterEach, expect, test, vi } from "vitest";
import { createStored } from "./stored.ts";

const parse = (json: string | null): readonly string[] => (json === null ? [] : JSON.parse(json));

afterEach(() => vi.unstubAllGlobals());

/** Replaces the browser's storage; blocked storage throws at every access. */
function stubStorage(isBlocked = false): Map<string, string> {
  const items = new Map<string, string>();
  const touch = () => {
    if (isBlocked) {
      throw new DOMException("denied", "SecurityError");
    }
  };
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => {
      touch();
      return items.get(key) ?? null;
    },
    setItem: (key: string, value: string) => {
      touch();
      items.set(key, value);
    },
  });
  return items;
}

test("what is written is in storage, and is read from there", () => {
  const items = stubStorage();
  createStored("key", parse).write(["a"]);
  expect([...items]).toEqual([["key", '["a"]']]);
  expect(createStored("key", parse).read()).toEqual(["a"]);
  expect(createStored("other", parse).read()).toEqual([]);
});

test("where storage is blocked, it is kept for the visit", () => {
  stubStorage(true);
  const stored = createStored("key", parse);
  expect(stored.read()).toEqual([]);
  stored.write(["a"]);
  expect(stored.read()).toEqual(["a"]);
});
