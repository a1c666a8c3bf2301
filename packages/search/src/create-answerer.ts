import { createScorer } from "./create-scorer.ts";
import type { DecodedIndex, IndexedSection } from "./decode-index.ts";
import { createExcerpter } from "./excerpt.ts";
import { sdks, type TextFile } from "./files.ts";
import { type Matcher, markMatches, toMatcher } from "./mark-matches.ts";
import { planQuery } from "./plan-query.ts";
import { createRanker, type RankedSection } from "./rank-sections.ts";
import { createSuggester } from "./suggest-words.ts";
import type { Hit, Sdk, SearchAnswer, SearchOptions } from "./types.ts";
import { createVocabulary } from "./vocabulary.ts";

/** Hits of one page in an answer: more of them would say the same and hide other pages. */
const MOST_OF_A_PAGE = 3;

const DEFAULT_LIMIT = 20;

/** Answers queries; the texts are what there is of them so far. */
export type Answerer = (query: string, options: SearchOptions, texts: TextFile | undefined) => SearchAnswer;

/** Prepares an index for queries. */
export function createAnswerer(index: DecodedIndex): Answerer {
  const vocabulary = createVocabulary(index);
  const rank = createRanker(index, createScorer(index));
  const suggest = createSuggester(index);
  const context = { vocabulary, synonyms: index.synonyms, sectionCount: index.sections.length };
  const excerpt = createExcerpter();

  return (query, { limit = DEFAULT_LIMIT, offset = 0, sdk }, texts) => {
    const plan = planQuery(query, context);
    const found = limitPages(rank(plan, { sdk }), index);
    const matches = toMatcher(plan);
    const hits = found.slice(offset, offset + limit).map((ranked): Hit => {
      const { signature, code } = readTexts(ranked.section, texts, sdk);
      return {
        ...describe(ranked, index, matches),
        excerpt: texts ? excerpt(ranked.section, { text: texts.texts[ranked.section] ?? "", code, matches }) : [],
        ...(signature ? { signature } : {}),
      };
    });
    const isLost = found.length === 0 && query.trim() !== "";
    return { query, total: found.length, hits, suggestions: isLost ? suggest(query) : [] };
  };
}

function limitPages(ranked: readonly RankedSection[], { sections }: DecodedIndex): RankedSection[] {
  const counts = new Map<number, number>();
  return ranked.filter(({ section }) => {
    const page = sections[section]?.page ?? 0;
    const count = (counts.get(page) ?? 0) + 1;
    counts.set(page, count);
    return count <= MOST_OF_A_PAGE;
  });
}

function describe(
  { section, score }: RankedSection,
  { pages, sections }: DecodedIndex,
  matches: Matcher,
): Omit<Hit, "excerpt" | "signature"> {
  const found = sections[section];
  const page = found && pages[found.page];
  if (!page) {
    throw new Error(`Section ${section} has no page, expected one of ${pages.length}. Build the index anew.`);
  }
  const url = found.anchor === "" ? page.url : `${page.url}#${found.anchor}`;
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

function readTexts(section: number, texts: TextFile | undefined, sdk: Sdk | undefined) {
  const declarations = texts?.signatures.find(([number]) => number === section)?.slice(1) as string[] | undefined;
  const own = sdk ? declarations?.[sdks.indexOf(sdk)] : undefined;
  const signature = own || declarations?.[sdks.indexOf("typescript")];
  const blocks = texts?.code.filter(([number]) => number === section) ?? [];
  const code = [...blocks]
    .sort((left, right) => Number(right[1] === sdk) - Number(left[1] === sdk))
    .map((one) => one[2]);
  return { signature, code };
}
