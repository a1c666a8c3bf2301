import { expect, test } from "vitest";
import { placeCard } from "./place-card.ts";

const view = { left: 0, top: 60, right: 390, bottom: 800 };
const card = { width: 300, height: 200 };

/** Returns the box of one line of a word. */
const line = (left: number, top: number) => ({ left, top, right: left + 100, bottom: top + 20 });

test.each([
  ["below a word in the upper half", [line(20, 200)], 0, { left: 20, top: 226, maxHeight: 566 }],
  ["above a word in the lower half", [line(20, 600)], 0, { left: 20, top: 394, maxHeight: 526 }],
  ["left of where a word at the right edge begins", [line(280, 200)], 0, { left: 82, top: 226, maxHeight: 566 }],
  ["below both lines of a broken word, at the second one", [line(250, 200), line(10, 225)], 1, { left: 10, top: 251 }],
  ["above both lines of a broken word", [line(250, 600), line(10, 625)], 0, { left: 82, top: 394 }],
])("a card stands %s", (_, lines, index, expected) => {
  const at = lines[index] ?? line(0, 0);
  expect(placeCard(lines, at, card, view)).toMatchObject(expected);
});

test("a card that is higher than the room on either side is made lower, and still leaves the word free", () => {
  const word = line(20, 400);
  expect(placeCard([word], word, { width: 300, height: 900 }, view)).toEqual({ left: 20, top: 426, maxHeight: 366 });
});
