/** Runs Lighthouse as a phone: its scores, and the blocking time that it calculates from a trace. */
import { readFile } from "node:fs/promises";
import { findChromium } from "../scripts/chromium.ts";
import { installPackages } from "../scripts/install-packages.mjs";
import { runCommand } from "../scripts/run-command.ts";
import budgets from "./budgets.json" with { type: "json" };
import { median } from "./peers/report/figures.ts";
import { type Figure, record } from "./report.ts";
import { CHROMIUM_ARGS, withSite } from "./with-site.ts";

const {
  pages,
  rounds,
  score: fullScore,
  performance: leastPerformance,
  blockingMs: mostBlockingMs,
} = budgets.lighthouse;

/** Lighthouse has its own packages, which nothing else needs. */
const FOLDER = "bench/lighthouse";
const REPORT = ".cache/lighthouse.json";

/** The part of Lighthouse's report that this bench reads. */
interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<Record<string, Audit>>;
}

interface Audit {
  readonly title: string;
  readonly score: number | null;
  readonly scoreDisplayMode: string;
  readonly numericValue?: number;
}

/** Categories that readers know by another spelling than Lighthouse's identifiers. */
const LABELS: Readonly<Record<string, string>> = { "best-practices": "best practices", seo: "SEO" };

/** One Lighthouse run on a page. */
interface Run {
  /** Points out of 100, by category. */
  readonly scores: Readonly<Record<string, number>>;
  /** Sum of every task's time beyond 50 ms before the page is interactive, whether parsing, layout, or scripts. */
  readonly blockingMs: number;
}

/** Scores the budgeted pages by the median of their runs. The times depend on the machine. */
export async function benchLighthouse(): Promise<boolean> {
  if (!installPackages(FOLDER, "Lighthouse")) {
    return false;
  }
  return withSite(async (_browser, origin) => {
    const figures: Figure[] = [];
    for (const page of pages) {
      const runs: Run[] = [];
      while (runs.length < rounds) {
        runs.push(await run(origin, page));
      }
      figures.push(...toFigures(page, runs));
    }
    return record("lighthouse", figures);
  });
}

function toFigures(page: string, runs: readonly Run[]): readonly Figure[] {
  const middle = (read: (one: Run) => number) => median(runs.map(read)) ?? 0;
  return [
    ...Object.keys(runs[0]?.scores ?? {}).map((category) => ({
      what: `${page} ${LABELS[category] ?? category}`,
      value: middle(({ scores }) => scores[category] ?? 0),
      budget: category === "performance" ? leastPerformance : fullScore,
      unit: "points",
      isLeast: true,
    })),
    { what: `${page} blocking time`, value: middle((one) => one.blockingMs), budget: mostBlockingMs, unit: "ms" },
  ];
}

async function run(origin: string, page: string): Promise<Run> {
  const { code, output } = await runCommand(
    process.execPath,
    [
      `${FOLDER}/node_modules/lighthouse/cli/index.js`,
      origin + page,
      ...["--output=json", `--output-path=${REPORT}`, "--quiet"],
      `--chrome-flags=--headless=new ${CHROMIUM_ARGS.join(" ")}`,
    ],
    { env: { CHROME_PATH: await findChromium() } },
  );
  if (code !== 0) {
    throw new Error(
      `${output}\nLighthouse gave no result for ${page}, expected scores. Open the page in a browser and look for a crash.`,
    );
  }
  const { categories, audits } = JSON.parse(await readFile(REPORT, "utf8")) as Report;
  for (const { title, score, scoreDisplayMode } of Object.values(audits)) {
    if (scoreDisplayMode === "binary" && score === 0) {
      console.log(`  ${page}: ${title}`);
    }
  }
  return {
    scores: Object.fromEntries(
      Object.entries(categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]),
    ),
    blockingMs: Math.round(audits["total-blocking-time"]?.numericValue ?? 0),
  };
}
