import { expect, test } from "vitest";
import { answerTexts } from "../../config/answer-texts.ts";
import { searchTexts } from "../../config/search-texts.ts";
import { fillIn } from "./texts.ts";

/** The search texts of the specification, sections 8 and 9. */
const SPECIFIED = [
  ...["Search docs", "Search", "Clear the query", "Cancel", "Ask another question...", "Answering..."],
  ...["Back to keyword search", "Recent", "No recent searches", "Favorite", "Recent conversations", "Ask AI: "],
  ...["Thinking...", "Searching...", "Searching for ", "Searched for", "Related sources", "Copy", "Copied!", "Like"],
  ...["Dislike", "Thanks for your feedback!", "Select", "Submit question", "Navigate", "Close", "Powered by"],
  ...["Answers are generated with AI which can make mistakes. Verify responses.", "Back to search"],
  ...["See all {count} results", "Unable to fetch results", "You might want to check your network connection."],
  ...["No results found for", "Try searching for", "Believe this query should return results?", "Let us know."],
];

test.each(SPECIFIED)("the text %j is as specified", (text) => {
  expect([...Object.values(searchTexts), ...Object.values(answerTexts)]).toContain(text);
});

test("values are put in as they are, and unknown names stay", () => {
  expect(fillIn("{count} of {all}", { count: "$&" })).toBe("$& of {all}");
});
