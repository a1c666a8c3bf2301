import { createScorer } from "./create-scorer.ts";
import { type DecodedIndex, type IndexedSection, readUrl } from "./decode-index.ts";
import { createExcerpter } from "./excerpt.ts";
import { type Matcher, markMatches, toMatcher } from "./mark-matches.ts";
import { planQuery, type QueryPlan } from "./plan-query.ts";
import { preferPhrases } from "./prefer-phrases.ts";
import { createRanker, type RankedSection } from "./rank-sections.ts";
import type { Headings } from "./read-heading.ts";
import { createSuggester } from "./suggest-words.ts";
import type { TextStore } from "./text-store.ts";
import type { Hit, Sdk, SearchAnswer, SearchOptions } from "./types.ts";
import type { Vocabulary } from "./vocabulary.ts";

/**
 * Number of API symbols with the same name that rank first. A dozen types have `sync`, and readers who search for it
 * also want an explanation.
 */
const MOST_NAMESAKES = 3;

/** Rank before which further symbols with the same name don't appear. */
const NAMESAKES_FROM = 10;

/** Maximum number of hits from one page. More would repeat the same content and hide other pages. */
const MOST_OF_A_PAGE = 3;

/**
 * Share of its score that a page's second hit keeps, applied again to the third. Raising it lets one page fill the top.
 */
const REPETITION = 0.8;

const DEFAULT_LIMIT = 20;

/** Searches an index, using those texts that have arrived so far. */
export interface Search {
  /** Returns the sections that match a query, best first. */
  rank(query: string, options: SearchOptions, texts: TextStore | undefined): readonly RankedSection[];
  /** Returns the same sections as presentable hits. */
  search(query: string, options: SearchOptions, texts: TextStore | undefined): SearchAnswer;
}

/** Prepares an index for queries. */
export function createSearch(index: DecodedIndex, vocabulary: Vocabulary, headings: Headings): Search {
  const rank = createRanker(index, { vocabulary, headings, score: createScorer(index) });
  const suggest = createSuggester(index);
  const { synonyms, sections } = index;
  const context = { vocabulary, synonyms, weakTerms: new Set(index.weakTerms), sectionCount: sections.length };
  const excerpt = createExcerpter();

  function find(plan: QueryPlan, query: string, sdk: Sdk | undefined, texts: TextStore | undefined) {
    const ranked = rank(plan, { sdk });
    const phrased = texts ? preferPhrases(ranked, query, texts.wordsOf) : ranked;
    return spreadNamesakes(limitPages(phrased, index), index);
  }

  return {
    rank: (query, { sdk }, texts) => find(planQuery(query, context), query, sdk, texts),
    search(query, { limit = DEFAULT_LIMIT, offset = 0, sdk, isEarly }, texts) {
      const plan = planQuery(query, context);
      const isComplete = texts !== undefined && !isEarly;
      const found = find(plan, query, sdk, isComplete ? texts : undefined);
      const matches = toMatcher(plan);
      const hits = found.slice(offset, offset + limit).map((one): Hit => {
        const { section } = one;
        const signature = texts?.signatureOf(section, sdk);
        return {
          ...describe(one, index, matches),
          excerpt: texts
            ? excerpt(section, { text: texts.textOf(section), code: () => texts.codeOf(section, sdk), matches })
            : [],
          ...(signature ? { signature } : {}),
        };
      });
      const isLost = found.length === 0 && query.trim() !== "";
      const answer = { query, total: found.length, hits, suggestions: isLost ? suggest(query) : [] };
      return isComplete ? answer : { ...answer, isEarly: true };
    },
  };
}

function spreadNamesakes(ranked: readonly RankedSection[], { sections }: DecodedIndex): RankedSection[] {
  const counts = new Map<string, number>();
  const held: RankedSection[] = [];
  const spread: RankedSection[] = [];
  for (const one of ranked) {
    const { kind, heading = "" } = sections[one.section] ?? {};
    const count = kind === "symbol" ? (counts.get(heading) ?? 0) + 1 : 0;
    counts.set(heading, count);
    (count > MOST_NAMESAKES && spread.length < NAMESAKES_FROM ? held : spread).push(one);
    if (spread.length === NAMESAKES_FROM) {
      spread.push(...held.splice(0));
    }
  }
  return [...spread, ...held];
}

function limitPages(ranked: readonly RankedSection[], { sections }: DecodedIndex): RankedSection[] {
  const counts = new Map<number, number>();
  const limited = ranked.flatMap((one) => {
    const page = sections[one.section]?.page ?? 0;
    const count = counts.get(page) ?? 0;
    counts.set(page, count + 1);
    return count < MOST_OF_A_PAGE ? [{ ...one, score: one.score * REPETITION ** count }] : [];
  });
  return limited.sort((left, right) => right.score - left.score || left.section - right.section);
}

function describe(
  { section, score }: RankedSection,
  index: DecodedIndex,
  matches: Matcher,
): Omit<Hit, "excerpt" | "signature"> {
  const { pages, sections } = index;
  const found = sections[section];
  const page = found && pages[found.page];
  if (!page) {
    throw new Error(`Section ${section} has no page, expected one of ${pages.length}. Build the index anew.`);
  }
  const url = readUrl(index, section);
  return {
    id: url,
    url,
    kind: found.kind,
    page: page.title,
    pageUrl: page.url,
    title: markMatches(found.heading, matches),
    trail: found.above.map((number) => (sections[number] satisfies IndexedSection | undefined)?.heading ?? ""),
    score: Math.round(score * 1000) / 1000,
  };
}
