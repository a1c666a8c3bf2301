import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

test("lists Dune", () => {
  assert.match(readFileSync("books.md", "utf8"), /Dune/);
});
