import { createRandom, type Random } from "@docs/search/testing";
import { expect, test } from "vitest";
import { createSmallAnswerer, readAnswer, textOf, toExchange } from "./testing.ts";
import type { AnswerEvent, Exchange } from "./types.ts";

const PIECES = [
  ...["cache volume", "how do I", "what is", "and in", "Python", "it", "dagger", "0.20", "--progress", "sync()"],
  ...["<img src=x onerror=alert(1)>", "</script>", "&lt;", "\u0024{7*7}", "javascript:", "{{version}}", "](x)"],
  ...[
    "(",
    "[",
    "{",
    "*",
    "+",
    "?",
    "^",
    "\u0024",
    ".",
    "|",
    "(?:a+)+\u0024",
    "[^]",
    "\\u{1F600}",
    "%00",
    "\\",
    '"',
    "'",
  ],
  ...["\u202e", "\u200b", "\u0000", "\ud83d", "🚀", "👩‍👩‍👧", "e\u0301", "ﬁ", "شغّل", "日本語", "İ", "ß", "\u2028"],
  ...["__proto__", "constructor", "toString", "…", " · ", "-", "--", "_", ":", "error:", "is", "a", "the"],
] as unknown as readonly [string, ...string[]];

/**
 * Maximum time for one question, in milliseconds. It's generous because the machine may be busy with something else.
 */
const LONGEST_MS = 1500;

function createQuestion(random: Random): string {
  const letters = () => String.fromCodePoint(random.below(0x3000));
  const length = random.below(20) === 0 ? 500 : random.below(9);
  const parts = Array.from({ length }, () => (random.below(5) === 0 ? letters() : random.oneOf(PIECES)));
  const question = parts.join(random.oneOf([" ", "", "\n", "  "]));
  return random.below(100) === 0 ? question.padEnd(10_000, random.oneOf(["a", "-", "a ", "🚀", "x_", ". "])) : question;
}

function findFaults(events: readonly AnswerEvent[]): string[] {
  const { isRefused, quotes, programs, urls } = readAnswer(events);
  const faults = events.at(-1)?.type === "done" ? [] : ["the end is missing"];
  if (isRefused === quotes.length > 0) {
    faults.push("neither answered nor refused");
  }
  if (quotes.length > 60 || programs.length > 12) {
    faults.push("too much");
  }
  const said = urls.map(textOf).join("\n");
  return [
    ...faults,
    ...[...quotes, ...programs].filter((text) => !said.includes(text)).map((text) => `made up: ${text}`),
  ];
}

test("10,000 hostile questions are answered in bounded time, with nothing but words of the pages", () => {
  const answer = createSmallAnswerer();
  const random = createRandom(4);
  let history: Exchange[] = [];
  let worstMs = 0;
  for (let run = 0; run < 10_000; run += 1) {
    const question = createQuestion(random);
    const started = performance.now();
    const events = answer(question, { history });
    worstMs = Math.max(worstMs, performance.now() - started);
    expect(findFaults(events), JSON.stringify(question.slice(0, 200))).toEqual([]);
    history = random.below(3) === 0 ? [] : [...history, toExchange(question, events)].slice(-8);
  }
  expect(worstMs).toBeLessThan(LONGEST_MS);
}, 240_000);

test.each(["cache volume ", "z", "a ", "--x=", "Error: "])(
  "100,000 characters of %j are answered in bounded time",
  (piece) => {
    const answer = createSmallAnswerer();
    const question = piece.repeat(100_000 / piece.length);
    const started = performance.now();
    const events = answer(question, { history: [] });
    expect(performance.now() - started).toBeLessThan(LONGEST_MS);
    expect(findFaults(events)).toEqual([]);
  },
);
