import { expect, test } from "vitest";
import { cleanText } from "./clean-text.ts";
import { splitMarkers } from "./markdown/split-markers.ts";

test.each([
  ["\u202Egnp.exe\u202C", "gnp.exe"],
  ["a\u200Bb\u2066c\u2069\uFEFF", "abc"],
  ["a\u0000\u001b[31mb\u2028", "a[31mb"],
  ["half \ud83d", "half "],
  ["a\r\nb\tc", "a\nb\tc"],
])("%j reads %j", (text, clean) => {
  expect(cleanText(text)).toBe(clean);
});

test.each(["מילה", "👩‍👩‍👧‍👦 🏳️‍🌈", "नमस्ते", "é Å ß", "می‌خواهم"])("%s stays as it is", (text) => {
  expect(cleanText(text)).toBe(text);
});

test.each([
  ["Run it [1].", ["Run it", 0, "."]],
  ["Both [1, 2] and[2]", ["Both", 0, 1, " and", 1]],
  ["None [3] [0] [] [x]", ["None", " [] [x]"]],
  ["[1]", [0]],
])("the markers of %j", (text, pieces) => {
  expect(splitMarkers(text, 2).map((piece) => (piece.type === "words" ? piece.words : piece.source))).toEqual(pieces);
});
