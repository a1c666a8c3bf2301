import { textOf } from "@docs/pages";
import type { RunNote } from "@docs/runs";
import type { Root } from "mdast";
import { expect, test } from "vitest";
import { renderNote, renderSource } from "./render-note.ts";

const MOST = ["go", "python", "typescript"];

const parent: Root = { type: "root", children: [] };
const note: RunNote = {
  ...{ state: "run", section: "call-it", parent, after: parent },
  ...{
    languages: ["python", "go"],
    dates: ["2026-11-22"],
    dagger: "v0.19.4",
    standIns: [],
    hasNews: false,
    isScripted: false,
  },
};

test.each<[string, Partial<RunNote>]>([
  ["Run in Go and Python with Dagger 0.19.4 on November 22, 2026.", {}],
  ["Run in every language but PHP with Dagger 0.19.4 on November 22, 2026.", { languages: ["java", ...MOST] }],
  ["Run in every language but PHP and Java with Dagger 0.19.4 on November 22, 2026.", { languages: MOST }],
  ["Run in every language with Dagger 0.19.4 on November 22, 2026.", { languages: ["java", "php", ...MOST] }],
  ["Run with Dagger 0.19.4 on November 22, 2026.", { languages: [] }],
  ["Run on November 22, 2026.", { languages: [], dagger: undefined }],
  ["Loaded in Go with Dagger 0.19.4 on November 22, 2026.", { state: "loaded", languages: ["go"] }],
  [
    "Run in Go with Dagger 0.19.4 on November 22 – 23, 2026.",
    { languages: ["go"], dates: ["2026-11-22", "2026-11-23"] },
  ],
  ["Run in Go and Python with Dagger 0.19.4 on November 22, 2026, with exit code 1.", { exit: 1 }],
  [
    "Run with Dagger 0.19.4 on November 22, 2026, with a script in place of the model, with a stand-in for golang:1.25.",
    { languages: [], isScripted: true, standIns: ["golang:1.25"], hasNews: true },
  ],
  [
    "Run in Go with Dagger 0.19.4 on November 22, 2026, with stand-ins for 2 images.",
    { languages: ["go"], standIns: ["alpine:3.22", "golang:1.25"] },
  ],
  ["Run with Dagger 0.19.4 on November 22, 2026.", { languages: [], standIns: ["golang:1.25"] }],
  ["Not run here. Needs a cloud.", { state: "skipped", reason: "Needs a cloud." }],
])("says %s", (text, changes) => {
  expect(textOf(renderNote({ ...note, ...changes }, "books", new Set()))).toBe(text);
});

const isBrief = (changes: Partial<RunNote>, told: Set<string>) =>
  JSON.stringify(renderNote({ ...note, ...changes }, "books", told).data).includes("run-brief");

test.each<[string, Partial<RunNote>]>([
  ["the release and the day alone", { languages: [] }],
  ["languages", {}],
  ["an exit code", { languages: [], exit: 1 }],
  ["a stand-in", { languages: [], standIns: ["golang:1.25"], hasNews: true }],
  ["a script in place of a model", { languages: [], isScripted: true }],
  ["no run", { state: "skipped", languages: [], reason: "Needs a cloud." }],
])("with %s, is brief or not", (what, changes) => {
  expect(isBrief(changes, new Set())).toBe(what === "the release and the day alone");
});

test.each<[string, boolean, Partial<RunNote>]>([
  ["nothing new", true, {}],
  ["a stand-in that was named above", true, { standIns: ["golang:1.25"] }],
  ["a stand-in", false, { standIns: ["golang:1.25"], hasNews: true }],
  ["other languages", false, { languages: ["go"] }],
  ["an exit code, even the same", false, { exit: 1 }],
  [
    "nothing new below a program",
    false,
    { after: { type: "mdxJsxFlowElement", name: "Snippet", attributes: [], children: [] } },
  ],
  ["nothing new below a picture", false, { after: { type: "code", lang: "tree", value: "" }, languages: [] }],
])("with %s, is brief after another note: %s", (_, expected, changes) => {
  const told = new Set<string>();
  isBrief({ exit: changes.exit }, told);
  expect(isBrief(changes, told)).toBe(expected);
});

test("the picture of a command that is elsewhere says when it was recorded, and leads there", () => {
  const trace = { section: "call-it", code: "dagger call test", shell: "shell", date: "2026-11-22", operations: [] };
  const source = renderSource(trace, "books");
  expect(textOf(source)).toBe("Recorded on November 22, 2026.");
  expect(source.children[0]).toMatchObject({ type: "link", url: "/runs/books#call-it" });
});

test("leads to the section of the run, and to what stood in", () => {
  const [link] = renderNote(note, "getting-started/index", new Set()).children;
  expect(link).toMatchObject({ type: "link", url: "/runs/getting-started#call-it" });
  const { children } = renderNote({ ...note, standIns: ["golang:1.25"], hasNews: true }, "index", new Set());
  expect(children.at(-2)).toMatchObject({ type: "link", url: "/runs/home#stand-ins" });
  expect(renderNote({ ...note, section: "" }, "index", new Set()).children[0]).toMatchObject({ url: "/runs/home" });
});
