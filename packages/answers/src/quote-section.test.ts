import type { MarkedLine } from "@docs/content/marks";
import { expect, test } from "vitest";
import { quoteSection } from "./quote-section.ts";
import { readConversation } from "./read-question.ts";
import type { SiteSection } from "./site.ts";
import { createSite } from "./testing.ts";

const site = createSite();
const ROOM = { quoted: { size: 1600, rows: 9 }, shown: { size: 1200, rows: 8 }, isBest: true, isLed: false };

/** Returns a room in which less is shown at once. */
const roomOf = (size: number, rows = 8) => ({ ...ROOM, shown: { size, rows } });

const plain = (text: string) => ({ text, code: [] });

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
  const pieces = quoteSection(section, { question, sdk: "python", isAsked: false }, ROOM);
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
    return quoteSection(section, taste, ROOM).map((piece) => (piece.type === "code" ? piece.match : piece.isMatch));
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

test("of a long passage, the lines that answer are shown with their command, and the rest only if it's asked for", () => {
  const prose = "Choose a name that says what it is for, so that everybody finds it. ".repeat(4).trim();
  const section: SiteSection = {
    ...site.section(0),
    lines: [plain(prose), plain("Keep the downloaded packages in a cache volume."), plain(`${prose} Again.`)],
    programs: ["build()", "test()"].map((code, at) => ({
      ...{ language: "python", code, line: at + 2, choice: "", title: "" },
    })),
  };
  const question = readConversation("how do I keep downloaded packages?", [], site);
  const rest = (room: typeof ROOM) =>
    quoteSection(section, { question, sdk: "python", isAsked: false }, room).map(({ isRest }) => isRest ?? false);
  expect(rest(roomOf(60))).toEqual([true, false, false, true, true]);
  expect(rest(ROOM)).toEqual([false, false, false, false, false]);
});

test("of a long table, the row that answers is shown at once, with others", () => {
  const others = ["/a", "/b", "/c", "/d"].map((place) => `${place} · Letters`);
  const rows = ["Place · Purpose", ...others, "/e · Keep downloaded packages"];
  const lines = [
    plain("Places where things are kept, each with its purpose, for all that a run needs:"),
    ...rows.map(plain),
  ];
  const section: SiteSection = { ...site.section(0), lines, programs: [] };
  const question = readConversation("how do I keep downloaded packages?", [], site);
  const rest = (room: typeof ROOM) =>
    quoteSection(section, { question, sdk: "python", isAsked: false }, room).map(({ isRest }) => isRest ?? false);
  expect(rest(roomOf(60, 3))).toEqual([false, false, false, false, true, true, false]);
  expect(rest(roomOf(60, 5)), "a short table is whole").toEqual([false, false, false, false, false, false, false]);
});

test("the step of the program that is shown is shown, too, with those before it", () => {
  const steps = ["Choose a name.", "Tag it:", "Push it."].map((text, at) => ({ ...plain(text), item: at + 1 }));
  const lines = [
    plain("Keep the downloaded packages."),
    ...steps.slice(0, 2),
    { ...plain("NAME: the name"), item: 0 },
    ...steps.slice(2),
  ];
  const programs = [{ language: "shell", code: "git tag NAME", line: 3, choice: "", title: "" }];
  const question = readConversation("how do I keep downloaded packages?", [], site);
  const pieces = quoteSection(
    { ...site.section(0), lines, programs },
    { question, sdk: "python", isAsked: false },
    roomOf(30),
  );
  const shown = pieces
    .filter(({ isRest }) => !isRest)
    .map((piece) => (piece.type === "code" ? piece.code : piece.text));
  expect(shown).toEqual(["Keep the downloaded packages.", "Choose a name.", "Tag it:", "git tag NAME"]);
});

test.each([
  ["macos", "macOS"],
  ["cli", undefined],
])("a command on the tab %s is titled %s", (choice, title) => {
  const lines = [plain("Keep the downloaded packages:")];
  const programs = [{ language: "shell", code: "podman machine stop", line: 1, choice, title: "" }];
  const question = readConversation("how do I keep downloaded packages?", [], site);
  const section = { ...site.section(0), lines, programs };
  const [, piece] = quoteSection(section, { question, sdk: "python", isAsked: false }, ROOM);
  expect(piece?.type === "code" && piece.title).toBe(title);
});

test("a procedure begins with its first two steps", () => {
  const steps = ["Choose a name.", "Keep the downloaded packages.", "Start."].map((text, at) => ({
    ...plain(text),
    item: at + 1,
  }));
  const question = readConversation("how do I keep downloaded packages?", [], site);
  const pieces = quoteSection(
    { ...site.section(0), lines: steps, programs: [] },
    { question, sdk: "python", isAsked: false },
    roomOf(30),
  );
  expect(pieces.map(({ isRest }) => isRest ?? false)).toEqual([false, false, true]);
});

/** Returns what's shown at once of lines with the programs below them. */
function show(lines: readonly MarkedLine[], codes: readonly string[], asked: string, room: Partial<typeof ROOM> = {}) {
  const programs = codes
    .map((code, at) => ({ language: "shell", code, line: at + 1, choice: "", title: "" }))
    .filter(({ code }) => code !== "");
  const question = readConversation(asked, [], site);
  const section = { ...site.section(0), lines: [...lines, plain("Letters. ".repeat(40))], programs };
  return quoteSection(section, { question, sdk: "python", isAsked: false }, { ...roomOf(80), ...room })
    .filter(({ isRest }) => !isRest)
    .map((piece) => (piece.type === "code" ? piece.code : `${piece.isLead ? "! " : ""}${piece.text}`));
}

const [TASK, FACT] = ["how do I keep downloaded packages?", "can I keep downloaded packages?"];
const LONG = Array.from({ length: 9 }, (_, at) => `call ${at}`).join("\n");

test("a line that announces a second program isn't shown, nor are later steps, unless it's a command", () => {
  const texts = ["Keep the downloaded packages:", "Keep other packages:", "Keep them downloaded."] as const;
  const steps = texts.map((text, at) => ({ ...plain(text), item: at + 1 }));
  expect(show(texts.map(plain), [LONG, "git push"], TASK)).toEqual([texts[0], LONG, texts[1], "git push", texts[2]]);
  expect(show(texts.map(plain), [LONG, LONG], TASK)).toEqual([texts[0], LONG, texts[2]]);
  expect(show(steps, [LONG, LONG], TASK)).toEqual([texts[0], LONG]);
});

test("of a paragraph that announces what isn't shown, its other sentences are", () => {
  const lines = ["Keep downloaded packages in a volume. This function does:", "A command prints:"].map(plain);
  expect(show(lines, [LONG], TASK, { isBest: false })).toEqual(["Keep downloaded packages in a volume."]);
  expect(show(lines, [LONG], TASK)).toEqual(["Keep downloaded packages in a volume. This function does:", LONG]);
});

test("the title of a callout isn't quoted, nor bullets that explain a program that isn't shown", () => {
  const lines = ["Packages may be lost", "Keep downloaded packages in a volume. This function does:"].map(plain);
  const legend = { ...plain("NAME: the name of the packages"), item: 0 };
  expect(show([...lines, legend], ["", LONG], TASK, { isBest: false })).toEqual([
    "Keep downloaded packages in a volume.",
  ]);
  expect(show([...lines, legend], ["", LONG], TASK).slice(1)).toEqual([LONG, legend.text]);
});

test("what a task needs is shown: its program and the command that calls it, or the command with the most of it", () => {
  const lines = ["Keep the downloaded packages.", "Letters follow. ".repeat(9), "Call it:", "Pack it:"].map(plain);
  const commands = ["git init", "pack downloaded"];
  const room = { shown: { size: 1, rows: 8 } };
  expect(show(lines, ["", "", ...commands], TASK, room).slice(-2)).toEqual(["Pack it:", "pack downloaded"]);
  expect(show(lines, ["", LONG, ...commands], TASK, room).slice(-2)).toEqual(["Call it:", "git init"]);
  expect(show(lines, ["", LONG, ...commands], FACT, room)).toEqual(["Keep the downloaded packages."]);
});

test("a task without programs needs the table", () => {
  const lines = ["Keep the downloaded packages.", "To · Run", "Mail · dagger mail"].map(plain);
  const room = { shown: { size: 1, rows: 8 } };
  expect(show(lines, [], TASK, room)).toEqual(["Keep the downloaded packages.", "To · Run", "Mail · dagger mail"]);
  expect(show(lines, [], FACT, room)).toEqual(["Keep the downloaded packages."]);
});

test("the sentence that answers leads, before others, unless the question asks how", () => {
  const lines = ["Letters are kept for a year, and no longer.", "Packages that were downloaded are kept. So is mail."];
  const room = { shown: { size: 110, rows: 8 }, isLed: true };
  const [letters = "", packages = ""] = lines;
  const led = ["! Packages that were downloaded are kept.", "So is mail.", letters];
  expect(show(lines.map(plain), [], FACT, room)).toEqual(led);
  expect(show(lines.map(plain), [], TASK, room)).toEqual([letters, packages]);
  expect(show(lines.map(plain), [], FACT, { ...room, isLed: false })).toEqual([letters, packages]);
  expect(show([plain("Yes. Packages you keep stay downloaded."), plain(letters)], [], FACT, room)).toEqual([
    "! Yes. Packages you keep stay downloaded.",
    letters,
  ]);
});

test.each([
  ["Go", 'package main\n\nimport (\n\t"context"\n\n\t"dagger/x"\n)\n\ntype Shop struct{}\n', 8],
  ["Python", "from typing import Annotated\n\nimport dagger\nfrom dagger import (\n    dag,\n)\n\n\n@object_type\n", 8],
  ["TypeScript", 'import {\n  dag,\n} from "@dagger.io/dagger"\n\n@object()\n', 4],
  ["PHP", "<?php\n\ndeclare(strict_types=1);\n\nnamespace Shop;\n\nuse function Dagger\\dag;\n\nclass Shop\n", 8],
  ["Java", "package shop;\n\nimport static io.Dagger.dag;\n\n@Object\n", 4],
  ["a command", "dagger call build\n", undefined],
  ["the line that answers", "import packages\n\nstart()\nkeep(downloaded)\n", 3],
])("a long program is shown from what it does: %s", (_, code, from) => {
  const program = { language: "python", code, line: 0, choice: "", title: "" };
  const question = readConversation("how do I keep downloaded packages?", [], site);
  const section = { ...site.section(0), lines: [], programs: [program] };
  const [piece] = quoteSection(section, { question, sdk: "python", isAsked: false }, ROOM);
  expect(piece?.type === "code" && piece.from).toBe(from);
});
