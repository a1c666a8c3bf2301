import { expect, test } from "vitest";
import { findTitle } from "./find-title.ts";
import { readConversation } from "./read-question.ts";
import { createSite } from "./testing.ts";

const site = createSite();

/** Returns the title of the section that leads, from titles whose sections are less and less worth. */
function find(asked: string, titles: readonly string[], isBeginning = true): string | undefined {
  const ranked = titles.map((title, place) => {
    const section = { ...site.section(0), source: { url: "/", title, page: "" } };
    return { section: { ...section, isBeginning: isBeginning && place === 0 }, worth: 1 - place / 4 };
  });
  return findTitle(ranked, readConversation(asked, [], site))?.section.source.title;
}

test("a reader with a task gets the section whose title names it, before what something is", () => {
  expect(find("how do I upload a report?", ["Reports", "Keep a report", "Upload a report"])).toBe("Upload a report");
  expect(find("I want to upload a report", ["Reports", "Upload a report"])).toBe("Upload a report");
});

test("a title with the task's verb may lack a word that another title would need", () => {
  expect(find("how do I upload a report to storage?", ["Reports", "Upload a report"])).toBe("Upload a report");
  expect(find("why does it upload a report to storage?", ["Reports", "Upload a report"])).toBeUndefined();
});

test("without a task in the question, or its verb in a title, the search decides", () => {
  expect(find("what is an upload of a report on storage?", ["Reports", "Upload a report"])).toBeUndefined();
  expect(find("how do I upload a report?", ["Reports", "Keep a report"])).toBeUndefined();
});

test("so it does if the best title says as much, or the other one is far from the question", () => {
  expect(find("how do I upload a report to storage?", ["Storage for a report", "Upload a report"])).toBeUndefined();
  expect(find("how do I upload a report?", ["Reports", "A", "B", "Upload a report"])).toBeUndefined();
});

test("a title with all that's asked leads before one that lacks some of it, whatever the question", () => {
  expect(find("why does the report need storage?", ["Storage", "A report in storage"], false)).toBe(
    "A report in storage",
  );
  expect(find("why does the report need storage?", ["Reports and storage", "A report in storage"])).toBeUndefined();
  expect(find("why does it need storage?", ["Storage", "A", "B", "A report in storage"])).toBeUndefined();
});

test("a section without a program gives way to one with the same title and a program", () => {
  const of = (url: string, count: number, worth: number) => {
    const section = { ...site.section(0), isBeginning: false, source: { url, title: "Upload a report", page: "" } };
    const program = { language: "shell", code: "upload", line: 0, choice: "", title: "" };
    return { section: { ...section, programs: Array.from({ length: count }, () => program) }, worth };
  };
  const question = readConversation("how do I upload a report?", [], site);
  expect(findTitle([of("/type", 0, 1), of("/how-to", 1, 0.8)], question)?.section.source.url).toBe("/how-to");
  expect(findTitle([of("/how-to", 1, 1), of("/type", 0, 0.8)], question)).toBeUndefined();
  expect(findTitle([of("/type", 0, 1), of("/how-to", 1, 0.3)], question)).toBeUndefined();
});
