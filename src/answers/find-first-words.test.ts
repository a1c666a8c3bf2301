import { expect, test } from "vitest";
import { findFirstWords } from "./find-first-words.ts";
import type { QuotedPart } from "./group-parts.ts";

const text = (words: string): QuotedPart => ({ type: "quote", text: words, source: 0 });
const step = (words: string, item: number): QuotedPart => ({ type: "quote", text: words, item, source: 0 });
const code: QuotedPart = { type: "code", code: "dagger call", language: "shell", source: 0 };

test.each<readonly [string, string, readonly QuotedPart[]]>([
  ["the beginning", "A volume lasts.", [text("A volume lasts."), text("Mount it:"), code]],
  ["an item of a list without an order", "Cause: a port", [step("Cause: a port", 0), step("Fix: free it:", 0), code]],
  ["what leads into the program", "Mount it:", [step("Choose a key.", 1), step("Mount it:", 2), code, step("Go.", 3)]],
  ["never a sentence about something below", "Mount it.", [step("See the table below.", 1), step("Mount it.", 2)]],
  ["never the head of a table", "The default is off.", [text("Flag · Default"), text("The default is off.")]],
  [
    "the row that answers",
    "--check · off",
    [text("Flag · Default"), { type: "quote", text: "--check · off", isMatch: true, source: 0 }],
  ],
  ["the first row of a table without a match", "--check · off", [text("Flag · Default"), text("--check · off")]],
  ["what there is", "--check · off", [text("--check · off")]],
])("the first words of a folded passage are %s", (_, expected, parts) => {
  expect(findFirstWords(parts)?.text).toBe(expected);
});

test("a passage of programs has no words", () => {
  expect(findFirstWords([code])).toBeUndefined();
});
