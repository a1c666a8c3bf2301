import { expect, test } from "vitest";
import { quoteSection } from "./quote-section.ts";
import { readConversation } from "./read-question.ts";
import type { SiteSection } from "./site.ts";
import { createSite } from "./testing.ts";

const site = createSite();
const ROOM = { quoted: 1600, shown: 1200, isWithProgram: true };

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

test("of a long passage, the lines that answer are shown with one program, and the rest only if it's asked for", () => {
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
  expect(rest({ ...ROOM, shown: 60 })).toEqual([true, false, false, true, true]);
  expect(rest({ ...ROOM, shown: 60, isWithProgram: false })).toEqual([true, false, true, true, true]);
  expect(rest(ROOM)).toEqual([false, false, false, false, true]);
});

test("of a long table, the row that answers is shown at once", () => {
  const rows = ["Place · Purpose", "/a · Keep letters", "/b · Keep downloaded packages", "/c · Keep logs"];
  const lines = [
    plain("Places where things are kept, each with its purpose, for all that a run needs:"),
    ...rows.map(plain),
  ];
  const section: SiteSection = { ...site.section(0), lines, programs: [] };
  const question = readConversation("how do I keep downloaded packages?", [], site);
  const pieces = quoteSection(section, { question, sdk: "python", isAsked: false }, { ...ROOM, shown: 110 });
  expect(pieces.map(({ isRest }) => isRest ?? false)).toEqual([false, false, true, false, true]);
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
    { ...ROOM, shown: 30 },
  );
  const shown = pieces
    .filter(({ isRest }) => !isRest)
    .map((piece) => (piece.type === "code" ? piece.code : piece.text));
  expect(shown).toEqual(["Keep the downloaded packages.", "Choose a name.", "Tag it:", "git tag NAME"]);
});

test("a command for one system is titled with the system's name", () => {
  const lines = [plain("Keep the downloaded packages:")];
  const programs = [{ language: "shell", code: "podman machine stop", line: 1, choice: "macos", title: "" }];
  const question = readConversation("how do I keep downloaded packages?", [], site);
  const section = { ...site.section(0), lines, programs };
  const [, piece] = quoteSection(section, { question, sdk: "python", isAsked: false }, ROOM);
  expect(piece?.type === "code" && piece.title).toBe("macOS");
});

test("a procedure begins with its first step", () => {
  const steps = ["Choose a name.", "Keep the downloaded packages.", "Start."].map((text, at) => ({
    ...plain(text),
    item: at + 1,
  }));
  const question = readConversation("how do I keep downloaded packages?", [], site);
  const pieces = quoteSection(
    { ...site.section(0), lines: steps, programs: [] },
    { question, sdk: "python", isAsked: false },
    { ...ROOM, shown: 30 },
  );
  expect(pieces.map(({ isRest }) => isRest ?? false)).toEqual([false, true, true]);
});

test("a line that announces a program is shown with it if that's a command, and otherwise not, nor are later steps", () => {
  const long = Array.from({ length: 9 }, (_, at) => `call ${at}`).join("\n");
  const show = (second: string, item?: number) => {
    const texts = ["Keep the downloaded packages:", "Keep other packages:", "Keep them downloaded."];
    const lines = texts.map((text, at) => ({ ...plain(text), ...(item === undefined ? {} : { item: at + item }) }));
    const programs = ["git tag NAME", second].map((code, at) => {
      return { language: "shell", code, line: at + 1, choice: "", title: "" };
    });
    const question = readConversation("how do I keep downloaded packages?", [], site);
    const section = { ...site.section(0), lines: [...lines, plain("Packages. ".repeat(30))], programs };
    const pieces = quoteSection(section, { question, sdk: "python", isAsked: false }, { ...ROOM, shown: 80 });
    return pieces.filter(({ isRest }) => !isRest).map((piece) => (piece.type === "code" ? piece.code : piece.text));
  };
  const [first, second, last] = ["Keep the downloaded packages:", "Keep other packages:", "Keep them downloaded."];
  expect(show("git push")).toEqual([first, "git tag NAME", second, "git push", last]);
  expect(show(long)).toEqual([first, "git tag NAME", last]);
  expect(show(long, 1)).toEqual([first, "git tag NAME"]);
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
