import type { Scorer } from "./create-scorer.ts";
import type { DecodedIndex } from "./decode-index.ts";
import { type QueryPlan, toKey } from "./plan-query.ts";
import { tokenize } from "./tokenize.ts";
import type { Sdk } from "./types.ts";

/** A section that was found. */
export interface RankedSection {
  /** Its number in the index. */
  readonly section: number;
  readonly score: number;
}

/** Ranks the sections for a query, the best first. */
export type Ranker = (plan: QueryPlan, options: { readonly sdk?: Sdk }) => readonly RankedSection[];

/** How scores come together. `bench/search` shows what changing one does. */
export const ranking = {
  /** Raising it holds back sections that lack words of the query. */
  coveragePower: 2,
  /** Share of the page's score in that of its section. Raising it brings up sections of pages about the subject. */
  pageShare: 0.35,
  /** What a word in a heading above is worth to a section, against one in its own text. */
  inherited: 0.3,
  /** Gain of a section whose heading is the query. */
  exact: 1.2,
  /** Gain of a section whose heading goes on after the query. */
  beginning: 0.3,
  /** Gain of a section whose heading has all words of the query and nothing else, in any order. */
  heading: 0.6,
  /** Factor on pages about the reader's language, and on pages about another one. */
  ownSdk: 1.15,
  otherSdk: 0.8,
  /** Sections below this share of the best score are no hits: they have one common word of many. */
  leastShare: 0.04,
};

/** Prepares an index for ranking. */
export function createRanker(index: DecodedIndex, score: Scorer): Ranker {
  const keys = index.sections.map(({ heading, kind }) => readKeys(heading, kind === "symbol"));
  const lengths = keys.map(([key]) => Math.max(key.split(" ").length, 1));
  return (plan, { sdk }) => {
    const evidence = gather(plan, index, score);
    if (evidence.length === 0) {
      return [];
    }
    const found: RankedSection[] = [];
    for (const { start, end, sdk: pageSdk } of index.pages) {
      const page = scorePage(plan, evidence, start, end);
      if (page === 0) {
        continue;
      }
      for (let section = start; section < end; section += 1) {
        const own = scoreSection(plan, evidence, index, section);
        if (own.score === 0) {
          continue;
        }
        const mixed = (1 - ranking.pageShare) * own.score + ranking.pageShare * page;
        const gain =
          1 +
          matchHeading(plan.key, keys[section] ?? []) +
          ranking.heading * own.headingShare * focus(plan, lengths[section] ?? 1);
        const factor = (index.sections[section]?.prior ?? 1) * sdkFactor(pageSdk, sdk);
        found.push({ section, score: mixed * gain * factor });
      }
    }
    return sortAndCut(found);
  };
}

/** What one word of the query found: the score and whether it stands in the heading, by section. */
interface Evidence {
  readonly importance: number;
  readonly scores: Float32Array;
  readonly isInHeading: Uint8Array;
}

function gather(plan: QueryPlan, { sections }: DecodedIndex, score: Scorer): Evidence[] {
  return plan.words.map(({ alternatives, importance }) => {
    const scores = new Float32Array(sections.length);
    const isInHeading = new Uint8Array(sections.length);
    const visit = (section: number, value: number, isHeading: boolean) => {
      scores[section] = value;
      isInHeading[section] = isHeading ? 1 : 0;
    };
    score(alternatives, visit, plan.onlyHeadings);
    return { importance, scores, isInHeading };
  });
}

function scorePage({ words }: QueryPlan, evidence: readonly Evidence[], start: number, end: number): number {
  let sum = 0;
  let covered = 0;
  for (const { importance, scores } of evidence) {
    let best = 0;
    for (let section = start; section < end; section += 1) {
      best = Math.max(best, scores[section] ?? 0);
    }
    sum += best;
    covered += best > 0 ? importance : 0;
  }
  return sum * (covered / totalImportance(words)) ** ranking.coveragePower;
}

function scoreSection(
  { words }: QueryPlan,
  evidence: readonly Evidence[],
  { sections }: DecodedIndex,
  section: number,
): { readonly score: number; readonly headingShare: number } {
  const above = sections[section]?.above ?? [];
  let sum = 0;
  let covered = 0;
  let inHeading = 0;
  let isFound = false;
  for (const { importance, scores, isInHeading } of evidence) {
    const own = scores[section] ?? 0;
    const higher = above.reduce((best, one) => (isInHeading[one] === 1 ? Math.max(best, scores[one] ?? 0) : best), 0);
    const value = Math.max(own, higher * ranking.inherited);
    sum += value;
    covered += value > 0 ? importance : 0;
    inHeading += isInHeading[section] === 1 ? importance : 0;
    isFound ||= own > 0;
  }
  const total = totalImportance(words);
  // Without a word of its own, a section is no answer, whatever its page is about.
  return isFound
    ? { score: sum * (covered / total) ** ranking.coveragePower, headingShare: inHeading / total }
    : { score: 0, headingShare: 0 };
}

function totalImportance(words: QueryPlan["words"]): number {
  return words.reduce((sum, { importance }) => sum + importance, 0);
}

/** How much of a heading the query can fill, from 0 to 1. */
function focus({ words }: QueryPlan, headingLength: number): number {
  return Math.min(words.length / headingLength, 1);
}

function readKeys(heading: string, isSymbol: boolean): readonly [string, ...string[]] {
  const tokens = tokenize(heading);
  // The heading of a symbol says what it is after its name: "GitRepository class".
  return isSymbol && tokens.length > 1 ? [toKey(tokens), toKey(tokens.slice(0, 1))] : [toKey(tokens)];
}

function matchHeading(query: string, keys: readonly string[]): number {
  if (keys.includes(query)) {
    return ranking.exact;
  }
  return keys.some((key) => key.startsWith(query)) ? ranking.beginning : 0;
}

function sdkFactor(pageSdk: Sdk | undefined, sdk: Sdk | undefined): number {
  if (pageSdk === undefined || sdk === undefined) {
    return 1;
  }
  return pageSdk === sdk ? ranking.ownSdk : ranking.otherSdk;
}

function sortAndCut(found: RankedSection[]): readonly RankedSection[] {
  // Equal scores keep the order of the site, so that the same query always gives the same list.
  found.sort((left, right) => right.score - left.score || left.section - right.section);
  const least = (found[0]?.score ?? 0) * ranking.leastShare;
  const end = found.findIndex(({ score }) => score < least);
  return end === -1 ? found : found.slice(0, end);
}
