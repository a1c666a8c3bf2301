import { correctQuery } from "./correct-query.ts";
import { createScorer } from "./create-scorer.ts";
import { type DecodedIndex, type IndexedSection, readUrl } from "./decode-index.ts";
import type { PlanContext } from "./draft-words.ts";
import { createExcerpter } from "./excerpt.ts";
import { createMessageFinder, type MessageFinder } from "./find-message.ts";
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

/**
 * Maximum number of hits from one page. More would repeat the same content and hide other pages, and fewer would hide
 * the section that a reader wants of a page that the query names: "Tekton sidecar".
 */
const MOST_OF_A_PAGE = 5;

/**
 * Share of its score that a page's second hit keeps, applied again to each further one. Raising it lets one page fill
 * the top.
 */
const REPETITION = 0.8;

const DEFAULT_LIMIT = 20;

/** Searches an index, using those texts that have arrived so far. */
export interface Search {
  /** Returns the sections that match a query, best first. */
  rank(query: string, options: SearchOptions, texts: TextStore | undefined): readonly RankedSection[];
  /** Finds the section about a message that a text contains. */
  readonly findMessage: MessageFinder;
  /** Returns the same sections as presentable hits. */
  search(query: string, options: SearchOptions, texts: TextStore | undefined): SearchAnswer;
}

/** Prepares an index for queries. */
export function createSearch(index: DecodedIndex, vocabulary: Vocabulary, headings: Headings): Search {
  const rank = createRanker(index, { vocabulary, headings, score: createScorer(index) });
  const suggest = createSuggester(index);
  const findMessage = createMessageFinder(index);
  const context = toContext(index, vocabulary);
  const describe = createDescriber(index);

  function find(plan: QueryPlan, query: string, sdk: Sdk | undefined, texts: TextStore | undefined) {
    const ranked = rank(plan, sdk ? { sdk } : {});
    const phrased = texts ? preferPhrases(ranked, query, texts.wordsOf) : ranked;
    const message = findMessage(query);
    return spreadNamesakes(limitPages(message ? putFirst(phrased, message.section) : phrased, index), index);
  }

  return {
    findMessage,
    rank(query, { sdk }, texts) {
      const plan = planQuery(query, context);
      return find(plan, query, sdk ?? plan.sdk, texts);
    },
    search(query, { limit = DEFAULT_LIMIT, offset = 0, sdk, isEarly, isCounted }, texts) {
      const plan = planQuery(query, context);
      const language = sdk ?? plan.sdk;
      const isComplete = texts !== undefined && !isEarly;
      const found = find(plan, query, language, isComplete ? texts : undefined);
      const matches = toMatcher(plan);
      const hits = found.slice(offset, offset + limit).map((one) => describe(one, { matches, texts, sdk: language }));
      const corrected = correctQuery(plan.whole, plan.guesses, hits);
      const isLost = found.length === 0 && query.trim() !== "";
      const answer = {
        query,
        total: found.length,
        ...(isCounted ? { urls: found.map(({ section }) => readUrl(index, section)) } : {}),
        hits,
        ...(corrected === undefined ? {} : { corrected }),
        suggestions: isLost ? suggest(query) : [],
      };
      return isComplete ? answer : { ...answer, isEarly: true };
    },
  };
}

function toContext(index: DecodedIndex, vocabulary: Vocabulary): PlanContext {
  const types = readTypes(index);
  return {
    vocabulary,
    synonyms: index.synonyms,
    weakTerms: new Set(index.weakTerms),
    sectionCount: index.sections.length,
    isType: (name) => types.has(name),
  };
}

/** @example firstSentence("Runs a command. No shell reads it.") // "Runs a command." */
function firstSentence(text: string): string {
  return /^[^\n]*?[.!?](?=\s|$)/.exec(text)?.[0] ?? text.split("\n")[0] ?? "";
}

/** Puts the section about a pasted message first, wherever its other words led. */
function putFirst(ranked: readonly RankedSection[], section: number): readonly RankedSection[] {
  const score = (ranked[0]?.score ?? 1) * 1.01;
  return [{ section, score }, ...ranked.filter((one) => one.section !== section)];
}

/** Returns the names of the types that the reference documents, in lowercase. */
function readTypes({ pages, sections }: DecodedIndex): ReadonlySet<string> {
  const titles = pages
    .filter(({ start }) => sections[start]?.kind === "symbol")
    .map(({ title }) => title.split(" ")[0]);
  return new Set(titles.map((title = "") => title.toLowerCase()));
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

/** Limits and lowers the further sections of a page; their scores stay, because they say how well each one matches. */
function limitPages(ranked: readonly RankedSection[], { sections }: DecodedIndex): RankedSection[] {
  const counts = new Map<number, number>();
  const limited = ranked.flatMap((one) => {
    const page = sections[one.section]?.page ?? 0;
    const count = counts.get(page) ?? 0;
    counts.set(page, count + 1);
    return count < MOST_OF_A_PAGE ? [{ one, rank: one.score * REPETITION ** count }] : [];
  });
  return limited
    .sort((left, right) => right.rank - left.rank || left.one.section - right.one.section)
    .map(({ one }) => one);
}

/** What a hit's presentation depends on besides its section. */
interface Presentation {
  readonly matches: Matcher;
  readonly texts: TextStore | undefined;
  readonly sdk: Sdk | undefined;
}

/** Creates a function that presents a section as a hit. */
function createDescriber(index: DecodedIndex) {
  const excerpt = createExcerpter();
  const { sections } = index;

  /** Returns what a hit is about in a sentence or two: a page's description, or the first sentence about a symbol. */
  function summaryOf(section: number, texts: TextStore): string {
    const { page = -1, above = [], kind } = sections[section] ?? {};
    return kind === "symbol"
      ? firstSentence(texts.textOf(section))
      : above.length === 0
        ? texts.descriptionOf(page)
        : "";
  }

  return ({ section, score }: RankedSection, { matches, texts, sdk }: Presentation): Hit => {
    const signature = sections[section]?.kind === "symbol" && texts?.signatureOf(section, sdk);
    const source = texts && {
      text: texts.proseOf(section),
      summary: summaryOf(section, texts),
      code: () => texts.codeOf(section, sdk),
      matches,
    };
    return {
      ...locate({ section, score }, index, matches),
      excerpt: source ? excerpt(section, source) : [],
      ...(signature ? { signature } : {}),
    };
  };
}

function locate(
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
    ...(page.label === "" ? {} : { label: page.label }),
    page: page.title,
    pageUrl: page.url,
    title: markMatches(found.heading, matches),
    trail: found.above.map((number) => (sections[number] satisfies IndexedSection | undefined)?.heading ?? ""),
    score: Math.round(score * 1000) / 1000,
  };
}
