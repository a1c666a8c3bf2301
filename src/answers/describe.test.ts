import { expect, test } from "vitest";
import { answerTexts } from "../../config/answer-texts.ts";
import { describeFailure, describeTurn } from "./describe.ts";
import { failTurn, startTurn, type Turn } from "./turn.ts";

test.each([
  ["offline", "The connection is lost."],
  ["busy", "Ask AI is busy."],
  ["limit", "You've reached the limit of questions."],
  ["unavailable", "Ask AI can't be reached."],
  ["malformed", "The answer arrived incomplete."],
] as const)("an answer that failed (%s) says what failed, to readers and to listeners", (failure, help) => {
  expect(describeFailure(failure, answerTexts)).toContain(help);
  const said = describeTurn(failTurn(startTurn("How?", false), failure), answerTexts);
  expect(said).toContain(`There is no answer this time. ${help}`);
});

const turn = (change: Partial<Turn>): Turn => ({ ...startTurn("How?", false), ...change });

test.each<readonly [said: string, turn: Turn | undefined]>([
  ["", undefined],
  ["Thinking...", turn({})],
  ["Searching...", turn({ phase: "searching", searches: [{ query: " " }] })],
  ["Searching for “cache”", turn({ phase: "searching", searches: [{ query: "cache" }] })],
  ["Answering...", turn({ phase: "streaming", parts: [{ type: "markdown", text: "So" }] })],
  ["So it is.", turn({ phase: "answered", parts: [{ type: "markdown", text: "So it is." }] })],
  ["The docs don't answer that.", turn({ phase: "refused" })],
  ["You stopped this answer.", turn({ phase: "stopped" })],
])("a listener hears %j", (said, heard) => {
  expect(describeTurn(heard, answerTexts)).toBe(said);
});
