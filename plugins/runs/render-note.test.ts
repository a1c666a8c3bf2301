import { textOf } from "@docs/pages";
import type { RunNote } from "@docs/runs";
import type { Root } from "mdast";
import { expect, test } from "vitest";
import { describeCheck, describeTrace, renderNote } from "./render-note.ts";

const MOST = ["go", "python", "typescript"];

const parent: Root = { type: "root", children: [] };
const note: RunNote = {
  ...{ state: "run", section: "call-it", parent, after: parent, ran: [parent] },
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
  ["Tested in Go and Python with Dagger 0.19.4 on November 22, 2026.", {}],
  ["Tested in every language but PHP with Dagger 0.19.4 on November 22, 2026.", { languages: ["java", ...MOST] }],
  ["Tested in every language but PHP and Java with Dagger 0.19.4 on November 22, 2026.", { languages: MOST }],
  ["Tested in every language with Dagger 0.19.4 on November 22, 2026.", { languages: ["java", "php", ...MOST] }],
  ["Tested with Dagger 0.19.4 on November 22, 2026.", { languages: [] }],
  ["Tested on November 22, 2026.", { languages: [], dagger: undefined }],
  [
    "Tested in Go with Dagger 0.19.4 on November 22 – 23, 2026.",
    { languages: ["go"], dates: ["2026-11-22", "2026-11-23"] },
  ],
])("a check says %s", (title, changes) => {
  expect(describeCheck({ ...note, ...changes }, "books")?.title).toBe(title);
});

test("what was only loaded, or not run, has no check", () => {
  expect(describeCheck({ ...note, state: "loaded" }, "books")).toBeUndefined();
  expect(describeCheck({ ...note, state: "skipped" }, "books")).toBeUndefined();
});

const write = (changes: Partial<RunNote>, page = "books", told = new Set<string>()) => {
  const words = renderNote({ ...note, ...changes }, page, told);
  return words && textOf(words);
};

test.each<[string | undefined, Partial<RunNote>]>([
  [undefined, {}],
  [undefined, { languages: ["go"], standIns: ["golang:1.25"] }],
  ["Run with exit code 1.", { exit: 1 }],
  ["Run with a stand-in for golang:1.25.", { standIns: ["golang:1.25"], hasNews: true }],
  ["Run with stand-ins for 2 images.", { standIns: ["alpine:3.22", "golang:1.25"], hasNews: true }],
  [
    "Run with exit code 1, a script in place of the model, and a stand-in for golang:1.25.",
    { exit: 1, isScripted: true, standIns: ["golang:1.25"], hasNews: true },
  ],
  ["Loaded in Go with Dagger 0.19.4 on November 22, 2026.", { state: "loaded", languages: ["go"] }],
  [
    "Loaded in Go with Dagger 0.19.4 on November 22, 2026, with a stand-in for golang:1.25.",
    { state: "loaded", languages: ["go"], standIns: ["golang:1.25"], hasNews: true },
  ],
  ["Not run here. Needs a cloud.", { state: "skipped", reason: "Needs a cloud." }],
])("words say %s", (expected, changes) => {
  expect(write(changes)).toBe(expected);
});

test("a script in place of the model is told once on a page, and an exit code each time", () => {
  const told = new Set<string>();
  expect(write({ isScripted: true }, "books", told)).toBe("Run with a script in place of the model.");
  expect(write({ isScripted: true, exit: 1 }, "books", told)).toBe("Run with exit code 1.");
  expect(write({ exit: 1 }, "books", told)).toBe("Run with exit code 1.");
});

test("the home page leaves what stood in for images to the page of its run", () => {
  expect(write({ standIns: ["golang:1.25"], hasNews: true }, "index")).toBeUndefined();
});

test("the picture of a terminal says when it was recorded, and leads there", () => {
  const trace = { section: "call-it", code: "dagger call test", shell: "shell", date: "2026-11-22", operations: [] };
  expect(describeTrace(trace, "books")).toEqual({
    url: "/runs/books#call-it",
    title: "Tested: recorded on November 22, 2026.",
    languages: [],
  });
});

test("leads to the section of the run, and to what stood in", () => {
  expect(describeCheck(note, "getting-started/index")?.url).toBe("/runs/getting-started#call-it");
  expect(describeCheck({ ...note, section: "" }, "index")?.url).toBe("/runs/home");
  const words = renderNote({ ...note, standIns: ["golang:1.25"], hasNews: true }, "books", new Set());
  expect(words?.children.at(-2)).toMatchObject({ type: "link", url: "/runs/books#stand-ins" });
});
