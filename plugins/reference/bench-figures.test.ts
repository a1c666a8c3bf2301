import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { expand, rowsOf } from "./testing.ts";

const figuresOf = (bench: string) => rowsOf(expand(`# Title\n\n<BenchFigures of="${bench}" />\n`).tree).slice(1);

test("each figure stands next to its limit, in words", () => {
  const rows = figuresOf("agent");
  expect(rows.map(([what]) => what)).toContain("Functions found by name, in five spellings");
  for (const [what = "", measured = "", limit = ""] of rows) {
    expect(what).toMatch(/^[A-Z]/);
    expect(measured).toMatch(/^\d[\d,.]*(?: \w+|%)?$/);
    expect(limit).toMatch(/^(?:none|all|at (?:least|most) \d[\d,.]*(?: \w+|%)?)$/);
  }
});

test("figures of several pages are one row, with the worst of them", () => {
  const rows = figuresOf("lighthouse").map(([what]) => what);
  expect(rows).toEqual(expect.arrayContaining([expect.stringMatching(/^Performance, the worst of \d+ pages$/)]));
  expect(rows.length).toBeLessThan(10);
});

test("a figure that misses its limit says so", () => {
  const { figures }: { readonly figures: readonly { value: number; budget: number; isLeast?: boolean }[] } = JSON.parse(
    readFileSync("bench/results/answers.json", "utf8"),
  );
  const missed = figures.filter(({ value, budget, isLeast }) => (isLeast ? value < budget : value > budget));
  const marked = figuresOf("answers").filter(([, , limit]) => limit?.endsWith(" (missed)"));
  expect(marked).toHaveLength(missed.length);
});

test("a bench that nobody has is an error with the nearest", () => {
  expect(() => figuresOf("serch")).toThrow('Unexpected bench "serch", expected "search". Correct it.');
});
