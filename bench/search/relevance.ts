/** Measures how well the search answers the judged queries, compared with other local searches over the same pages. */

import { readFileSync } from "node:fs";
import { brotliCompressSync, constants } from "node:zlib";
import type { Page } from "@docs/content";
import type { IndexFiles } from "../../scripts/read-index-files.ts";
import budgets from "../budgets.json" with { type: "json" };
import { isClosedMeasured, isOpen } from "../open-part.ts";
import type { Figure } from "../report.ts";
import devQueries from "./dev-queries.json" with { type: "json" };
import { createEasyopsEngine } from "./easyops.ts";
import { createOwnEngine, createVitePressEngine, type Engine } from "./engines.ts";
import { isAnswerable, type JudgedQuery, judge, type Summary, summarise, toKey, type Verdict } from "./judge.ts";
import ownQueries from "./own-queries.json" with { type: "json" };

/** Lists of judged queries. Budgets apply to the first, and tuning done with one list is confirmed with the other. */
const WHOLE_LISTS: readonly QueryList[] = [devQueries, ownQueries];

/** The half of each list that may be looked at, and the other half if it's asked for. */
const LISTS: readonly QueryList[] = WHOLE_LISTS.flatMap(({ set, queries }) => [
  { set: `${set}, open`, queries: queries.filter(isOpen) },
  ...(isClosedMeasured ? [{ set: `${set}, closed`, queries: queries.filter((query) => !isOpen(query)) }] : []),
]);

/** Folder in which easyops' plugin is installed. If unset, the bench leaves it out. */
const EASYOPS_FOLDER = process.env.EASYOPS_FOLDER;

interface QueryList {
  readonly set: string;
  readonly queries: readonly JudgedQuery[];
}

/** Results of one engine on one list of queries. */
export interface Relevance {
  readonly list: string;
  readonly engine: string;
  readonly all: Summary;
  readonly byCategory: Readonly<Record<string, Summary>>;
}

/** Evaluates all engines on these pages. */
export async function measureRelevance(pages: readonly Page[]): Promise<readonly Relevance[]> {
  const existing = new Set(
    pages.flatMap(({ url, sections }) => sections.map(({ id }) => toKey(id === "" ? url : `${url}#${id}`))),
  );
  const engines = [await createOwnEngine(pages), createVitePressEngine(pages)];
  if (EASYOPS_FOLDER) {
    engines.push(await createEasyopsEngine(pages, EASYOPS_FOLDER));
  }
  return LISTS.flatMap((list) => engines.map((engine) => judgeEngine(engine, list, existing)));
}

function judgeEngine(engine: Engine, { set, queries }: QueryList, existing: ReadonlySet<string>): Relevance {
  const judged = queries.filter((query) => isAnswerable(query, existing));
  const verdicts = judged.map((query) => judge(query, engine.search(query.query), existing));
  const groups = new Map<string, Verdict[]>();
  for (const verdict of verdicts) {
    groups.set(verdict.category, [...(groups.get(verdict.category) ?? []), verdict]);
  }
  return {
    list: set,
    engine: engine.name,
    all: summarise(verdicts),
    byCategory: Object.fromEntries([...groups].map(([name, group]) => [name, summarise(group)])),
  };
}

/** Prints a line for each list and engine, and one for each category of the first engine. */
export function printRelevance(found: readonly Relevance[]): void {
  console.log(`  ${"".padEnd(33)}queries  page  section  MRR    @1    @3    none`);
  for (const { set } of LISTS) {
    const ofList = found.filter(({ list }) => list === set);
    for (const { engine, all } of ofList) {
      printLine(`${set}: ${engine}`, all);
    }
    for (const [category, summary] of Object.entries(ofList[0]?.byCategory ?? {})) {
      printLine(`  ${category}`, summary);
    }
  }
}

function printLine(name: string, summary: Summary): void {
  const { queries: count, pageNdcg, sectionNdcg, mrr, successAt1, successAt3, zeroResults } = summary;
  const numbers = [pageNdcg, sectionNdcg, mrr, successAt1, successAt3, zeroResults];
  console.log(
    `  ${name.padEnd(33)}${String(count).padStart(7)}  ${numbers.map((one) => (Number.isNaN(one) ? "  –  " : one.toFixed(3))).join("  ")}`,
  );
}

/** Compares the results with the budgets. */
export function toFigures(found: readonly Relevance[], files: IndexFiles): Figure[] {
  const own = found[0]?.all;
  const { pageNdcg, sectionNdcg, zeroResults, indexBytes } = budgets.search;
  return [
    { what: "nDCG score for pages, out of 1", value: own?.pageNdcg ?? 0, budget: pageNdcg, unit: "", isLeast: true },
    {
      what: "nDCG score for sections, out of 1",
      value: own?.sectionNdcg ?? 0,
      budget: sectionNdcg,
      unit: "",
      isLeast: true,
    },
    { what: "queries without a result", value: own?.zeroResults ?? 1, budget: zeroResults, unit: "of 1" },
    { what: "index loaded before the first result", value: weigh(files.index), budget: indexBytes, unit: "B" },
  ];
}

/** Returns the size of a file as hosts send it, precompressed with the quality that JSON has there. */
function weigh(file: string): number {
  return brotliCompressSync(readFileSync(file), { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }).length;
}
