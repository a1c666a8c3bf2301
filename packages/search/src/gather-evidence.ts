import type { Scorer, WordScores } from "./create-scorer.ts";
import type { DecodedIndex, IndexedPage } from "./decode-index.ts";
import type { QueryPlan } from "./plan-query.ts";

/** Power of the covered share of a query. Raising it demotes sections that lack some of the words. */
const COVERAGE_POWER = 2;

/** The results for one word of the query, with its weight relative to the others. */
export interface Evidence extends WordScores {
  readonly importance: number;
}

/** Looks up all words of a query. */
export function gatherEvidence(plan: QueryPlan, score: Scorer): readonly Evidence[] {
  return plan.words.map(({ alternatives, importance }) => ({
    importance,
    ...score(alternatives, plan.onlyHeadings),
  }));
}

/** Returns the score of a page: for each word, the score of the section that matches it best. */
export function scorePage(
  evidence: readonly Evidence[],
  { start, end }: IndexedPage,
  { sections }: DecodedIndex,
): number {
  let sum = 0;
  let covered = 0;
  for (const { importance, scores } of evidence) {
    let best = 0;
    for (let section = start; section < end; section += 1) {
      // Messages have words of every subject, which their page isn't about.
      best = sections[section]?.kind === "error" ? best : Math.max(best, scores[section] ?? 0);
    }
    sum += best;
    covered += best > 0 ? importance : 0;
  }
  return sum * (covered / totalImportance(evidence)) ** COVERAGE_POWER;
}

/** The evidence from a query's words for one section. */
export interface SectionEvidence {
  /** 0 for a section that contains none of the words, which can't be an answer whatever its page is about. */
  readonly score: number;
  /** Share of the query in its heading and those above it; 0 if its own heading contains none of it. */
  readonly headingShare: number;
  /** Whether heading and keywords together are the query: "dagger.json dependencies" below "Keys of dagger.json". */
  readonly isExplaining: boolean;
}

/** Scores one section together with the headings above it. */
export function scoreSection(
  evidence: readonly Evidence[],
  { sections }: DecodedIndex,
  section: number,
): SectionEvidence {
  const above = sections[section]?.above ?? [];
  let [sum, covered, inHeading, inTrail, headings, explained] = [0, 0, 0, 0, 0, 0];
  let isFound = false;
  for (const { importance, scores, isInHeading, isKeyword } of evidence) {
    const own = scores[section] ?? 0;
    const higher = findHighest(above, isInHeading, scores);
    const value = Math.max(own, higher);
    const isHeading = isInHeading[section] ?? 0;
    sum += value;
    covered += Number(value > 0) * importance;
    inHeading += isHeading * importance;
    inTrail += (1 - isHeading) * Number(higher > 0) * importance;
    headings += isHeading;
    explained += Math.max(isHeading, isKeyword[section] ?? 0);
    isFound ||= own > 0;
  }
  const total = totalImportance(evidence);
  return {
    score: isFound ? sum * (covered / total) ** COVERAGE_POWER : 0,
    // "GitHub Actions examples" is the heading "Examples" below "GitHub Actions".
    headingShare: inHeading > 0 ? (inHeading + inTrail) / total : 0,
    isExplaining: headings > 0 && headings < explained && explained === evidence.length,
  };
}

/** Returns the best score of a word in the headings above. */
function findHighest(above: readonly number[], isInHeading: Uint8Array, scores: Float64Array): number {
  return above.reduce((best, one) => Math.max(best, (isInHeading[one] ?? 0) * (scores[one] ?? 0)), 0);
}

function totalImportance(evidence: readonly Evidence[]): number {
  return evidence.reduce((sum, { importance }) => sum + importance, 0);
}
