import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { Run, Sample } from "../store.ts";
import { describeRounds, median, readBytesPerRoute, readFigure } from "./figures.ts";
import { formatNumber, formatRatio, formatWithUnit } from "./format.ts";
import { listMetrics } from "./metrics.ts";
import { readTokens } from "./read-tokens.ts";
import { renderChart } from "./render-chart.ts";
import { renderGroup, renderTargets } from "./render-table.ts";
import { checkTargets } from "./targets.ts";

function makeRun(...samples: Omit<Sample, "round">[]): Run {
  const named = samples.map((sample, round) => [`${round}`, { ...sample, round }]);
  return { fingerprint: "", startedAt: "2025-11-21T00:00:00Z", samples: Object.fromEntries(named), failures: {} };
}

const load = (peer: string, corpus: string, bytes: number) => ({
  part: "load",
  corpus,
  peer,
  figures: { "median.bytes": bytes, "largest.nodes": bytes / 100 },
});

const run = makeRun(
  load("this-site", "300", 100_000),
  load("this-site", "300", 900_000),
  load("this-site", "300", 110_000),
  load("this-site", "1500", 134_000),
  load("docusaurus", "300", 200_000),
  load("vitepress", "300", 125_000),
);

test.each([
  [[3, 1, 2], 2],
  [[1, 2, 3, 10], 2.5],
  [[], undefined],
])("the median of %j is %s", (values, expected) => {
  expect(median(values)).toBe(expected);
});

test("one disturbed round does not move a figure", () => {
  expect(readFigure(run, "this-site", { part: "load", corpus: "300", figure: "median.bytes" })).toBe(110_000);
});

test("the report says how often each part was measured", () => {
  const once = { part: "build", corpus: "300", peer: "rspress", round: 0 };
  const samples = { a: once, b: { ...once, round: 2 }, c: { ...once, part: "click", peer: "vitepress" } };
  expect(describeRounds({ ...run, samples })).toBe("build 3, click 1");
});

test("an added route costs what a page has grown by, over the pages that came in between", () => {
  expect(readBytesPerRoute(run, "this-site")).toBe(20);
  expect(readBytesPerRoute(run, "vitepress")).toBeUndefined();
});

test.each([
  [8.25, "kB", "8.3"],
  [140.4, "kB", "140"],
  [53_342, "nodes", "53,342"],
  [3.256, "GB", "3.26"],
  [0, "ms", "0"],
] as const)("%s %s is written as %s", (value, unit, expected) => {
  expect(formatNumber(value, unit)).toBe(expected);
});

test("counts have no unit, and a ratio to nothing is left out", () => {
  expect(formatWithUnit(5, "requests")).toBe("5");
  expect(formatRatio(5, 10)).toBe("0.50×");
  expect(formatRatio(5, 0)).toBe("");
});

describe("the table of the first load", () => {
  const table = renderGroup(listMetrics(run)[0] ?? { title: "", metrics: [] }, run);

  test("names the corpus and has a column for each system that was measured", () => {
    expect(table).toContain("## First load, 300 pages");
    expect(table).toContain("|  | This site | VitePress | Docusaurus |");
  });

  test("says beside each figure what ours is of it", () => {
    expect(table).toContain("| Bytes, median page | 110 kB | 125 kB (0.88×) | 200 kB (0.55×) |");
  });
});

describe("the promises", () => {
  const targets = checkTargets(run);
  const find = (promise: string) => targets.find((target) => target.promise === promise && target.isKept !== undefined);

  test("are kept or broken by the figures of this run", () => {
    expect(find("at most 0.70× Docusaurus")).toMatchObject({ measured: "0.55×", isKept: true });
    expect(find("at most 0.85× VitePress")).toMatchObject({ measured: "0.88×", isKept: false });
    expect(find("at most 30 B")).toMatchObject({ measured: "20 B", isKept: true });
  });

  test("compare with the best of the peers where that is promised", () => {
    expect(targets.find(({ label }) => label === "DOM nodes, largest page")).toMatchObject({
      measured: "0.88×",
      isKept: false,
    });
  });

  test("are marked when nothing was measured", () => {
    expect(renderTargets(targets)).toContain("| ? | Search, next result | at most 16 ms | not measured |");
  });
});

describe("the chart", () => {
  const tokens = readTokens(readFileSync("src/css/tokens.css", "utf8"));
  const chart = renderChart(run, tokens) ?? "";

  test("says in words what its bars say", () => {
    expect(chart).toContain("<title>First load, median page: This site 110 kB, VitePress 125 kB, Docusaurus 200 kB.");
  });

  test("has the site's colours in both modes and no others", () => {
    const [light = "", dark = ""] = chart.split("prefers-color-scheme:dark");
    expect(light).toContain(`.ours{fill:${tokens.light.get("--site-accent")}}`);
    expect(dark).toContain(`.ours{fill:${tokens.dark.get("--site-accent")}}`);
    expect(chart).not.toContain("undefined");
  });

  test("is not drawn from nothing", () => {
    expect(renderChart(makeRun(), tokens)).toBeUndefined();
  });
});

test("tokens without a dark mode are noticed", () => {
  expect(() => readTokens(":root { --site-ink: #000; }")).toThrow('no [data-theme="dark"] in src/css/tokens.css');
});
