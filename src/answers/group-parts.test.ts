import { expect, test } from "vitest";
import { type Block, groupParts, type QuotedPart } from "./group-parts.ts";

const text = (words: string): QuotedPart => ({ type: "quote", text: words, source: 0 });
const item = (words: string, number: number): QuotedPart => ({ type: "quote", text: words, item: number, source: 0 });
const code: QuotedPart = { type: "code", code: "dagger call", language: "shell", source: 0 };

/** Writes the blocks of a passage in one line each. */
function read(...parts: readonly QuotedPart[]): readonly string[] {
  return groupParts(parts).map(write);
}

function write(block: Block): string {
  if (block.kind === "piece") {
    return say(block.part);
  }
  return block.kind === "table"
    ? block.rows.map(say).join(" / ")
    : block.items
        .map(({ quote, below }) =>
          [`${block.isNumbered ? quote.item : "-"} ${quote.text}`, ...below.map(write)].join(" > "),
        )
        .join(" / ");
}

function say(part: QuotedPart): string {
  return part.type === "code" ? "program" : part.text;
}

test("steps keep their numbers, and what stands between two of them belongs to the first", () => {
  expect(
    read(item("Save it:", 1), code, item("Run it.", 2), text("It works."), item("Wait.", 3), text("Done.")),
  ).toEqual(["1 Save it: > program / 2 Run it. > It works. / 3 Wait.", "Done."]);
});

test("a table between two steps belongs to the first", () => {
  expect(read(item("Choose:", 1), text("Flag · Use"), text("-q · Quiet"), code, item("Run it.", 2))).toEqual([
    "1 Choose: > Flag · Use / -q · Quiet > program / 2 Run it.",
  ]);
});

test("a step whose neighbor isn't quoted has its own number", () => {
  expect(read(item("Save it.", 1), text("Then:"), item("Wait.", 4))).toEqual(["1 Save it.", "Then:", "4 Wait."]);
});

test("bullets are one list until a paragraph follows", () => {
  expect(read(text("Two:"), item("One", 0), item("Two", 0), text("End."), item("Three", 0))).toEqual([
    "Two:",
    "- One / - Two",
    "End.",
    "- Three",
  ]);
});

test("rows of the same size are a table", () => {
  expect(read(text("Flag · Use"), text("-q · Quiet"), text("Only one · row · here"))).toEqual([
    "Flag · Use / -q · Quiet",
    "Only one · row · here",
  ]);
});
