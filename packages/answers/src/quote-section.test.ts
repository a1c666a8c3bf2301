import { expect, test } from "vitest";
import { quoteSection } from "./quote-section.ts";
import { readConversation } from "./read-question.ts";
import type { SiteSection } from "./site.ts";
import { createSite } from "./testing.ts";

const site = createSite();

function quote(asked: string, lines: SiteSection["lines"], programLine: number): readonly string[] {
  const section: SiteSection = {
    ...site.section(0),
    lines,
    programs: [{ language: "python", code: "def build():", line: programLine, choice: "", title: "" }],
  };
  const taste = { question: readConversation(asked, [], site), sdk: "python", isAsked: false } as const;
  return quoteSection(section, taste, 1600).map((piece) => (piece.type === "code" ? "program" : piece.text));
}

const plain = (text: string) => ({ text, code: [] });

test("the paragraph that answers precedes the program above it", () => {
  const lines = [plain("A website needs a few steps."), plain("A cache volume keeps downloaded packages.")];
  expect(quote("how do I keep downloaded packages?", lines, 1)).toEqual([
    "A cache volume keeps downloaded packages.",
    "A website needs a few steps.",
    "program",
  ]);
});

test("a paragraph about that program stays below it, and so does an item of a list", () => {
  const below = plain("The function keeps downloaded packages.");
  const named = { text: "build keeps downloaded packages.", code: [[0, 5]] as const };
  const item = { ...plain("A cache volume keeps downloaded packages."), item: 1 };
  for (const line of [below, named, item]) {
    expect(quote("how do I keep downloaded packages?", [plain("A website needs a few steps."), line], 1)).toEqual([
      "A website needs a few steps.",
      "program",
      line.text,
    ]);
  }
});

test("without a program, the order of the page stays", () => {
  const lines = [plain("A website needs a few steps."), plain("A cache volume keeps downloaded packages.")];
  expect(quote("how do I keep downloaded packages?", lines, 2).slice(0, 2)).toEqual(lines.map(({ text }) => text));
});

test("the step and the line of a program that have the most of the question are marked", () => {
  const section: SiteSection = {
    ...site.section(0),
    lines: [
      { ...plain("Choose a name."), item: 1 },
      { ...plain("Keep the downloaded packages in a cache volume."), item: 2 },
    ],
    programs: [
      { language: "python", code: "import dagger\n\ncache = packages()\n", line: 2, choice: "", title: "" },
      { language: "python", code: "print(1)", line: 2, choice: "", title: "" },
    ],
  };
  const question = readConversation("how do I keep downloaded packages?", [], site);
  const pieces = quoteSection(section, { question, sdk: "python", isAsked: false }, 1600);
  expect(pieces.map((piece) => (piece.type === "code" ? piece.match : piece.isMatch))).toEqual([
    undefined,
    true,
    2,
    undefined,
  ]);
});

test("nothing is marked without a clear match: if two lines have as much of the question, or none has half of it", () => {
  const matches = (question: string, ...lines: readonly string[]) => {
    const items = lines.map((line) => ({ ...plain(line), item: 0 }));
    const code = `${lines.join("\n")}\n`;
    const section: SiteSection = {
      ...site.section(0),
      lines: items,
      programs: [{ language: "python", code, line: lines.length, choice: "", title: "" }],
    };
    const taste = { question: readConversation(question, [], site), sdk: "python", isAsked: false } as const;
    return quoteSection(section, taste, 1600).map((piece) => (piece.type === "code" ? piece.match : piece.isMatch));
  };
  const question = "how do I mount a volume for the pipeline and the report?";
  expect(matches(question, "A volume", "mount volume pipeline", "Pay")).toEqual([undefined, true, undefined, 1]);
  expect(matches(question, "mount volume pipeline", "pipeline volume mount")).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(matches(question, "A volume", "Pay")).toEqual([undefined, undefined, undefined]);
});
