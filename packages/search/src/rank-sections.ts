import type { Scorer } from "./create-scorer.ts";
import type { DecodedIndex } from "./decode-index.ts";
import { gatherEvidence, type SectionEvidence, scorePage, scoreSection } from "./gather-evidence.ts";
import { measureGain } from "./measure-gain.ts";
import type { QueryPlan } from "./plan-query.ts";
import type { Headings } from "./read-heading.ts";
import { stem } from "./stem.ts";
import type { Sdk } from "./types.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** A section that was found. */
export interface RankedSection {
  /** Its number in the index. */
  readonly section: number;
  readonly score: number;
}

/** Ranks the sections for a query, best first. */
export type Ranker = (plan: QueryPlan, options: { readonly sdk?: Sdk }) => readonly RankedSection[];

/** Weights for combining scores. `bench/search` shows the effect of changing one. */
const ranking = {
  /** Share of the page's score in that of its section. Raising it promotes sections of pages about the subject. */
  pageShare: 0.35,
  /** Factors on pages about the reader's language and on pages about another one. */
  ownSdk: 1.15,
  otherSdk: 0.8,
  /** Sections below this share of the best score aren't hits, because they match only one common word of many. */
  leastShare: 0.005,
};

/** The data that ranking is based on. */
export interface RankerParts {
  readonly vocabulary: Vocabulary;
  readonly headings: Headings;
  readonly score: Scorer;
}

/** Prepares an index for ranking. */
export function createRanker(index: DecodedIndex, parts: RankerParts): Ranker {
  const { vocabulary, headings, score } = parts;
  // Tables about problems have a column for it, and entries about messages a line.
  const causes = new Set(vocabulary.sectionsWith(stem("cause"), "text"));
  return (plan, { sdk }) => {
    const evidence = gatherEvidence(plan, score);
    const explaining = new Set(plan.names.flatMap((name) => [...vocabulary.sectionsWith(name, "keywords")]));
    const found: RankedSection[] = [];
    for (const page of index.pages) {
      const whole = scorePage(evidence, page, index);
      const factor = sdkFactor(page.sdk, sdk);
      for (let number = page.start; number < page.end; number += 1) {
        const own = scoreSection(evidence, index, number);
        const section = index.sections[number];
        if (own.score > 0 && section) {
          const mixed = (1 - ranking.pageShare) * own.score + ranking.pageShare * whole;
          const isExplaining = explains(plan, own, section.above.length > 0 && explaining.has(number));
          const gain = measureGain(plan, {
            section,
            heading: headings(number),
            headingShare: own.headingShare,
            isExplaining,
            namesCause: causes.has(number),
          });
          found.push({ section: number, score: mixed * gain * factor });
        }
      }
    }
    return sortAndCut(found);
  };
}

/**
 * Checks whether a section explains the name in the query. A page's overall subject doesn't count as an explanation.
 */
function explains({ isPhrase }: QueryPlan, { isExplaining }: SectionEvidence, hasName: boolean): boolean {
  return hasName || (isPhrase && isExplaining);
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
  // Equal scores keep the order of the site, so the same query always returns the same list.
  return hits.sort((left, right) => right.score - left.score || left.section - right.section);
}
