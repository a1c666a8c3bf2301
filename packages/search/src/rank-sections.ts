import type { Scorer } from "./create-scorer.ts";
import type { DecodedIndex, IndexedPage, IndexedSection } from "./decode-index.ts";
import { type QueryPlan, toCore, toKey } from "./plan-query.ts";
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
const ranking = {
  /** Raising it holds back sections that lack words of the query. */
  coveragePower: 2,
  /** Share of the page's score in that of its section. Raising it brings up sections of pages about the subject. */
  pageShare: 0.35,
  /** What a word in a heading above is worth to a section, against one in its own text. */
  inherited: 0.3,
  /** Gain of a section whose heading is the query; a part of it where the heading goes on. */
  exact: 1.8,
  /** The same for API symbols, when the query is a plain word: `service` rather than `asService`. */
  exactWord: 0.4,
  /** How much of what speaks against a symbol's section is forgotten when it is named; the rest decides between equals. */
  lift: 0.9,
  /** Factor on API symbols for plain words, which guides explain. */
  plainSymbol: 0.8,
  /** Share of that gain for a heading that is the query but for words that say little. */
  core: 0.6,
  /** Gain of the beginning of a page whose title has words of the query, against any other section. */
  beginning: 0.15,
  /** Gain of a section whose heading has all words of the query and nothing else, in any order. */
  heading: 0.3,
  /** Factor on pages about the reader's language, and on pages about another one. */
  ownSdk: 1.15,
  otherSdk: 0.8,
  /** Sections below this share of the best score are no hits: they have one common word of many. */
  leastShare: 0.005,
};

/** Prepares an index for ranking. */
export function createRanker(index: DecodedIndex, score: Scorer): Ranker {
  const weakTerms = new Set(index.weakTerms);
  const headings = index.sections.map((section) => readHeading(section, weakTerms));
  return (plan, { sdk }) => {
    const evidence = gather(plan, index, score);
    const found: RankedSection[] = [];
    for (const page of index.pages) {
      const whole = scorePage(evidence, page);
      for (let number = page.start; whole > 0 && number < page.end; number += 1) {
        const own = scoreSection(evidence, index, number);
        const section = index.sections[number];
        if (own.score > 0 && section) {
          const mixed = (1 - ranking.pageShare) * own.score + ranking.pageShare * whole;
          const gain = gainOf(plan, section, headings[number] ?? NO_HEADING, own.headingShare);
          found.push({ section: number, score: mixed * gain * sdkFactor(page.sdk, sdk) });
        }
      }
    }
    return sortAndCut(found);
  };
}

/** A heading in the form in which queries are compared with it. */
interface Heading {
  readonly keys: readonly string[];
  readonly core: string;
  /** How many words it has. */
  readonly length: number;
}

const NO_HEADING: Heading = { keys: [], core: "", length: 1 };

function readHeading({ heading, kind }: IndexedSection, weakTerms: ReadonlySet<string>): Heading {
  const tokens = tokenize(heading);
  const key = toKey(tokens);
  // The heading of a symbol says what it is after its name: "GitRepository class".
  const keys = kind === "symbol" && tokens.length > 1 ? [key, toKey(tokens.slice(0, 1))] : [key];
  return { keys, core: toCore(tokens, weakTerms), length: Math.max(key.split(" ").length, 1) };
}

/** Gives the factor on a score: the section's prior, and what its heading has in common with the query. */
function gainOf(
  plan: QueryPlan,
  { kind, prior, above }: IndexedSection,
  heading: Heading,
  headingShare: number,
): number {
  const isCore = plan.core !== "" && plan.core === heading.core;
  const likeness = Math.max(compareHeading(plan.keys, heading.keys) ** 2, isCore ? ranking.core : 0);
  const isNamed =
    kind !== "symbol" || plan.isSymbol || heading.keys.some((key) => key.includes(" ") && plan.keys.includes(key));
  const filled = Math.min(plan.words.length / heading.length, 1);
  // Who names a symbol wants that symbol: what speaks against its section in general counts no more.
  const lifted =
    kind !== "symbol" ? prior : isNamed ? prior ** (1 - ranking.lift * likeness) : prior * ranking.plainSymbol;
  const exact = (isNamed ? ranking.exact * (kind === "symbol" ? 1 : prior) : ranking.exactWord) * likeness;
  const beginning = above.length === 0 ? ranking.beginning * headingShare : 0;
  return lifted * (1 + exact + beginning + ranking.heading * headingShare * filled);
}

/** Gives the share of a heading that the query is the beginning of: 1 when it is all of it. */
function compareHeading(queries: readonly string[], keys: readonly string[]): number {
  let best = 0;
  for (const key of keys) {
    for (const query of queries) {
      best = key.startsWith(query) ? Math.max(best, query.length / key.length) : best;
    }
  }
  return best;
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

function scorePage(evidence: readonly Evidence[], { start, end }: IndexedPage): number {
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
  return sum * (covered / totalImportance(evidence)) ** ranking.coveragePower;
}

/** Without a word of its own, a section is no answer, whatever its page is about: its score is 0. */
function scoreSection(
  evidence: readonly Evidence[],
  { sections }: DecodedIndex,
  section: number,
): { readonly score: number; readonly headingShare: number } {
  const above = sections[section]?.above ?? [];
  let sum = 0;
  let covered = 0;
  let inHeading = 0;
  let inTrail = 0;
  let isFound = false;
  for (const { importance, scores, isInHeading } of evidence) {
    const own = scores[section] ?? 0;
    const higher = above.reduce((best, one) => Math.max(best, (isInHeading[one] ?? 0) * (scores[one] ?? 0)), 0);
    const value = Math.max(own, higher * ranking.inherited);
    sum += value;
    covered += value > 0 ? importance : 0;
    inHeading += (isInHeading[section] ?? 0) * importance;
    inTrail += isInHeading[section] !== 1 && higher > 0 ? importance : 0;
    isFound ||= own > 0;
  }
  const total = totalImportance(evidence);
  const score = isFound ? sum * (covered / total) ** ranking.coveragePower : 0;
  // "GitHub Actions examples" is the heading "Examples" below "GitHub Actions".
  return { score, headingShare: inHeading > 0 ? (inHeading + inTrail) / total : 0 };
}

function totalImportance(evidence: readonly Evidence[]): number {
  return evidence.reduce((sum, { importance }) => sum + importance, 0);
}

function sdkFactor(pageSdk: Sdk | undefined, sdk: Sdk | undefined): number {
  if (pageSdk === undefined || sdk === undefined) {
    return 1;
  }
  return pageSdk === sdk ? ranking.ownSdk : ranking.otherSdk;
}

function sortAndCut(found: RankedSection[]): readonly RankedSection[] {
  const best = found.reduce((most, { score }) => Math.max(most, score), 0);
  const hits = found.filter(({ score }) => score >= best * ranking.leastShare);
  // Equal scores keep the order of the site, so that the same query always gives the same list.
  return hits.sort((left, right) => right.score - left.score || left.section - right.section);
}
