import { expect, test } from "vitest";
import { lintPage } from "../testing.ts";
import { checkOpening } from "./opening.ts";

test.each([
  ["---\ntitle: A\n---\n\nText.\n\n## B\n", []],
  ["---\ntitle: A\n---\n\n{/* Why. */}\n\nText.\n", []],
  ["<Hero />\n\n## B\n", []],
  ["---\ntitle: A\n---\n\n## B\n", ["5:1 Unexpected heading at the beginning, expected a paragraph"]],
  ["- A\n", ["1:1 Unexpected list at the beginning, expected a paragraph"]],
])("%j", (source, expected) => {
  expect(lintPage(checkOpening, source)).toEqual(expected);
});
