import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { askAiTexts } from "./texts.ts";

/** The texts of Ask AI that the specification has, section 9. The others are ours. */
const TEXTS = [
  ...["askAi", "askPlaceholder", "answering", "backToKeywordSearch", "backToSearch", "submitQuestion"],
  ...["recentConversations", "thinking", "searching", "searchingFor", "searchedFor", "relatedSources"],
  ...["copy", "copied", "like", "dislike", "thanks", "disclaimer"],
] as const;

/** What else it says of Ask AI, and words by which the name of the browser test is found. */
const STATES: readonly (readonly [said: string, words: string])[] = [
  ["4: Ask AI mode toggles on and off", "toggles on and off"],
  [
    "4: Escape in AI mode returns to keyword search, otherwise Escape closes the modal",
    "back to keyword search, and a second one closes",
  ],
  ["4: start screen with recent conversations", "stand on the start screen"],
  ["4: results screen", "above the results"],
  ["4: no results screen", "where there are no results"],
  ["4: error screen", "Unable to fetch results, and Retry asks"],
  ["4: Ask AI answer (thinking, searching, searched, streaming)", "from thinking to searching, searched and streaming"],
  ["4: closing refocuses the search button and clears the initial query", "closes with the dialog"],
  ["5: only works with search widget major version 4", "protocol of search widget major version 4"],
  ["3: searchParameters with facetFilters", "protocol of search widget major version 4"],
  ["7: Ask AI sends a question to an AI service", "an answer server of the operator's"],
  ["7: feedback like", "Like: Thanks"],
  ["7: feedback dislike", "Dislike: Thanks"],
  ["8: lazy chunk failure with Retry", "with the code of Ask AI out of reach"],
];

const FOLDER = fileURLToPath(new URL("../../../e2e/ask", import.meta.url));

const EACH_NAME = /\$\{name\}/;

/** The names of tests, of their groups, and of those that a list makes: `${name}: Thanks` has a name for each `name`. */
const titles = readdirSync(FOLDER)
  .filter((file) => file.endsWith(".test.ts"))
  .flatMap((file) => readTitles(readFileSync(`${FOLDER}/${file}`, "utf8")));

function readTitles(source: string): readonly string[] {
  const names = [...source.matchAll(/\{ name: "([^"]+)"/g)].map(([, name = ""]) => name);
  return [...source.matchAll(/\btest(?:\.describe)?\(\s*(["'`])((?:(?!\1).)+)\1/g)].flatMap(([, , title = ""]) =>
    EACH_NAME.test(title) ? names.map((name) => title.replace(EACH_NAME, name)) : [title],
  );
}

test.each(TEXTS)("a browser test is named by the text %s", (name) => {
  const text = name === "disclaimer" ? "disclaimer" : askAiTexts[name].trim();
  expect(
    titles.filter((title) => title.includes(text)),
    `tests in e2e/ask whose name has "${text}"`,
  ).not.toEqual([]);
});

test.each(STATES)("a browser test shows: %s", (_, words) => {
  expect(
    titles.filter((title) => title.includes(words)),
    `tests in e2e/ask whose name has "${words}"`,
  ).not.toEqual([]);
});
