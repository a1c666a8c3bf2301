import { expect, test } from "vitest";
import { createIndex, createPage, createRandom, type Random } from "./testing.ts";
import type { SearchAnswer, Segment } from "./types.ts";

const texts = [
  "A secret never enters the cache. Pass `--token=env:TOKEN`.",
  '<img src=x onerror="alert(1)"> <script>alert(1)</script> {{constructor}} \u0024{7*7} javascript:alert(1)',
  "\u202etxet\u202c شغّل المحرّك ทดสอบ 日本語 🚀👩‍👩‍👧 ﬁle e\u0301 \u0000 \ud800",
  `${"word ".repeat(3000)}${"x".repeat(10_000)}`,
  "__proto__ constructor toString hasOwnProperty valueOf",
];

const index = createIndex(
  texts.map((text, number) =>
    createPage(`/page-${number}`, `Page ${number} ${text.slice(0, 40)}`, text, [
      { heading: text.slice(0, 60), id: `a-${number}`, text, code: [{ language: "go", code: text }] },
    ]),
  ),
  { synonyms: [{ from: "__proto__", to: ["constructor"] }] },
);

const PIECES = [
  ...["secret", "--token", "env:TOKEN", "withExec", "with_exec", "__proto__", "constructor", "toString", "word"],
  ...[
    "<img src=x onerror=alert(1)>",
    "</script>",
    "&lt;",
    "\u0024{7*7}",
    "javascript:",
    "../../etc/passwd",
    "\\",
    '"',
    "'",
  ],
  ...["(", "[", "{", "*", "+", "?", "^", "$", ".", "|", "(?:a+)+$", "[^]", "\\u{1F600}", "%00", "%E0%A4%A"],
  ...["\u202e", "\u200b", "\u0000", "\ud83d", "🚀", "👩‍👩‍👧", "e\u0301", "ﬁ", "شغّل", "日本語", "İ", "ß"],
  ...["-", "--", "_", "-----", "a-b-c-d", "0", "0.19.4", "1e999", "NaN", "9f86d081884c7d659a2feaa0c55ad015"],
] as unknown as readonly [string, ...string[]];

function createQuery(random: Random): string {
  const letters = () => String.fromCodePoint(random.below(0x3000));
  const length = random.below(20) === 0 ? 500 : random.below(8);
  const parts = Array.from({ length }, () => (random.below(4) === 0 ? letters() : random.oneOf(PIECES)));
  const query = parts.join(random.oneOf([" ", "", "\n", "  "]));
  return random.below(200) === 0 ? query.padEnd(10_000, random.oneOf(["a", "-", "a ", "🚀", "x_"])) : query;
}

test("10,000 hostile queries are answered, each with nothing but text that the site has", () => {
  const random = createRandom(42);
  for (let run = 0; run < 10_000; run += 1) {
    const query = createQuery(random);
    const answer = index.search(query, { limit: 5, offset: random.below(3) });
    const faults = findFaults(answer, query);
    expect(faults, JSON.stringify(query.slice(0, 200))).toEqual([]);
  }
}, 120_000);

function findFaults(answer: SearchAnswer, query: string): string[] {
  const faults: string[] = [];
  if (answer.query !== query) {
    faults.push("another query is answered");
  }
  for (const hit of answer.hits) {
    const number = Number(/^\/page-(\d)/.exec(hit.url)?.[1]);
    if (!Number.isFinite(hit.score) || hit.score <= 0) {
      faults.push(`the score is ${hit.score}`);
    }
    if (!texts[number]?.replaceAll("\n", " ").includes(join(hit.excerpt).replace(/^… | …$/g, ""))) {
      faults.push(`the excerpt is not of its page: ${join(hit.excerpt)}`);
    }
    if (hit.title.some(({ text }) => text === "") || hit.excerpt.some(({ text }) => text === "")) {
      faults.push("a segment is empty");
    }
  }
  return faults;
}

function join(segments: readonly Segment[]): string {
  return segments.map(({ text }) => text).join("");
}

test.each([
  ["10,000 letters", "a".repeat(10_000)],
  ["10,000 hyphens", "-".repeat(10_000)],
  ["10,000 dots between words", "a.".repeat(5000)],
  ["10,000 capitals", "aB".repeat(5000)],
  ["5,000 words", "secret ".repeat(5000)],
  ["one name of 600 parts", Array.from({ length: 600 }, (_, number) => `a${number}`).join("_")],
])("%s take no longer than a glance", (_, query) => {
  const started = performance.now();
  index.search(query);
  // Generous for a busy machine, since a pattern that backtracks would take minutes.
  expect(performance.now() - started).toBeLessThan(5000);
});
