import { expect, test } from "vitest";
import { toReadableHash } from "./readable-hash.ts";

test.each(["", "#part", "#a%20b", "#gr%C3%B6%C3%9Fe", "#100%25"])("%j stays as it is", (hash) => {
  expect(toReadableHash(hash)).toBe(hash);
});

test.each(["#%", "#100%", "#%E0%A4%A", "#%E0%A4", "#%zz", "#a b%"])("%j stands for its own characters", (hash) => {
  expect(decodeURIComponent(toReadableHash(hash))).toBe(hash);
});
