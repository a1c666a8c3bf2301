import { expect, test } from "vitest";
import { findTask } from "./find-task.ts";
import { readConversation } from "./read-question.ts";
import { createSite } from "./testing.ts";

const site = createSite();

/** Returns the title of the section that leads, from titles whose sections are less and less worth. */
function find(asked: string, titles: readonly string[], isBeginning = true): string | undefined {
  const ranked = titles.map((title, place) => {
    const section = { ...site.section(0), source: { url: "/", title, page: "" } };
    return { section: { ...section, isBeginning: isBeginning && place === 0 }, worth: 1 - place / 4 };
  });
  return findTask(ranked, readConversation(asked, [], site))?.section.source.title;
}

test("a reader with a task gets the section whose title names it, before what something is", () => {
  expect(find("how do I upload a report?", ["Reports", "Keep a report", "Upload a report"])).toBe("Upload a report");
  expect(find("I want to upload a report", ["Reports", "Upload a report"])).toBe("Upload a report");
});

test("without a task in the question, or its verb in a title, the search decides", () => {
  expect(find("what is an upload of a report?", ["Reports", "Upload a report"])).toBeUndefined();
  expect(find("how do I upload a report?", ["Reports", "Keep a report"])).toBeUndefined();
});

test("so it does if the best section is about a task itself, or the other one is far from the question", () => {
  expect(find("how do I upload a report?", ["Reports", "Upload a report"], false)).toBeUndefined();
  expect(find("how do I upload a report?", ["Reports", "A", "B", "Upload a report"])).toBeUndefined();
});
