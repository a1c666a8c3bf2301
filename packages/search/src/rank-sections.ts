import type { Scorer, Visit } from "./create-scorer.ts";
import type { DecodedIndex, IndexedPage, IndexedSection } from "./decode-index.ts";
import { fields } from "./fields.ts";
import { type QueryPlan, toCore, toKey } from "./plan-query.ts";
import { stem } from "./stem.ts";
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
  /** How much more that is for the beginning of a page than for a section of the same name. */
  exactPage: 1.3,
  /** Gain of a section that explains the name that the query consists of. */
  definition: 1,
  /** Factor on a symbol in the very spelling of the query: `withoutFiles` beside `withoutFile`. */
  spelling: 1.1,
  /** The same, and for the heading of a symbol, where the query names what it belongs to: `gc.enabled`, `Container.withExec`. */
  qualified: 7,
  /** Share of a heading's likeness in plain words when the query is written as a symbol: `containerImage`. */
  plainHeading: 0.6,
  /** What the member alone is worth where the query names its object as well. */
  member: 0.4,
  /** Share of a heading's likeness that a whole page about a symbol keeps when the query names a member: `Container.id`. */
  memberPage: 0.7,
  /** Most that a heading is worth which begins with two or more words of the query, the last of them unfinished. */
  begun: 0.9,
  /** The same for API symbols, when the query is a plain word: `service` rather than `asService`. */
  exactWord: 0.4,
  /** How much of what speaks against a symbol's section is forgotten when it is named; the rest decides between equals. */
  lift: 0.6,
  /** Factor on API symbols for plain words, which guides explain. */
  plainSymbol: 0.65,
  /** Share of that gain for a heading that is the query but for words that say little. */
  core: 0.6,
  /** Gain of the beginning of a page whose title has words of the query, against any other section. */
  beginning: 0.15,
  /** Gain of a section whose heading has all words of the query and nothing else, in any order. */
  heading: 0.5,
  /** Factor on pages about the reader's language, and on pages about another one. */
  ownSdk: 1.15,
  otherSdk: 0.8,
  /** Sections below this share of the best score are no hits: they have one common word of many. */
  leastShare: 0.005,
};

/** Prepares an index for ranking. */
export function createRanker(index: DecodedIndex, score: Scorer): Ranker {
  const weakTerms = new Set(index.weakTerms);
  const headings = index.sections.map((section) => readHeading(section, weakTerms, index));
  const explainers = createExplainers(index);
  return (plan, { sdk }) => {
    const evidence = gather(plan, index, score);
    const explaining = explainers(plan.names);
    const found: RankedSection[] = [];
    for (const page of index.pages) {
      const whole = scorePage(evidence, page);
      for (let number = page.start; whole > 0 && number < page.end; number += 1) {
        const own = scoreSection(evidence, index, number);
        const section = index.sections[number];
        if (own.score > 0 && section) {
          const mixed = (1 - ranking.pageShare) * own.score + ranking.pageShare * whole;
          const gain = gainOf(plan, section, {
            heading: headings[number] ?? NO_HEADING,
            headingShare: own.headingShare,
            isExplaining: own.isExplaining || explaining.has(number),
          });
          found.push({ section: number, score: mixed * gain * sdkFactor(page.sdk, sdk) });
        }
      }
    }
    return sortAndCut(found);
  };
}

/** Gives what tells the sections that explain a name: those that have it among their keywords. */
function createExplainers({ vocabulary, postings }: DecodedIndex): (names: readonly string[]) => ReadonlySet<number> {
  const numbers = new Map(vocabulary.map((term, number) => [term, number]));
  const field = postings[fields.indexOf("keywords")];
  return (names) => {
    const found = names.flatMap((name) => {
      const number = numbers.get(name);
      return number === undefined
        ? []
        : [...(field?.sections.slice(field.starts[number], field.starts[number + 1]) ?? [])];
    });
    return new Set(found);
  };
}

/** A heading in the form in which queries are compared with it. */
interface Heading {
  readonly keys: readonly string[];
  /** Name of a member, in its own spelling. */
  readonly spelling: string;
  /** Name of a symbol that has a page, in its own spelling. */
  readonly symbol: string | undefined;
  /** Of a member's heading alone; its keys have its object's name in front too. */
  readonly memberKey: string | undefined;
  readonly core: string;
  /** Whether it is in plain words, without a name of the API. */
  readonly isPlain: boolean;
  /** How many words it has. */
  readonly length: number;
}

const NO_HEADING: Heading = {
  keys: [],
  spelling: "",
  symbol: undefined,
  memberKey: undefined,
  core: "",
  isPlain: true,
  length: 1,
};

function readHeading(
  { heading, kind, above, page }: IndexedSection,
  weakTerms: ReadonlySet<string>,
  { pages }: DecodedIndex,
): Heading {
  const tokens = tokenize(heading);
  const key = toKey(tokens);
  const isPlain = !/[a-z][A-Z]/.test(heading);
  const words = { core: toCore(tokens, weakTerms), isPlain, length: Math.max(key.split(" ").length, 1) };
  if (kind !== "symbol") {
    // "Recipes: services" is about services.
    const parts = heading.split(": ").map((part) => toKey(tokenize(part)));
    return { keys: [...new Set([key, ...parts])], spelling: "", symbol: undefined, memberKey: undefined, ...words };
  }
  // The heading of a symbol says what it is after its name: "GitRepository class".
  const owner = tokenize(pages[page]?.title ?? "").slice(0, 1);
  const named = above.length > 0 ? [...owner, ...tokens] : owner;
  // As one word too, since that is what a slip of the finger is corrected to.
  const keys = [toKey(named), key, stem(tokens.flatMap(({ parts }) => parts).join(""))];
  const member =
    above.length > 0
      ? { spelling: toSpelling(heading), symbol: undefined, memberKey: key }
      : { spelling: "", symbol: heading.split(" ")[0], memberKey: undefined };
  return { keys: [...new Set(keys)], ...member, ...words };
}

/** Gives the factor on a score: the section's prior, and what its heading has in common with the query. */
function gainOf(
  plan: QueryPlan,
  { kind, prior, above }: IndexedSection,
  { heading, headingShare, isExplaining }: Found,
): number {
  const isCore = plan.core !== "" && plan.core === heading.core;
  const share = plan.isSymbol && kind !== "symbol" && heading.isPlain ? ranking.plainHeading : 1;
  const likeness = Math.max(compareHeading(plan, heading), isCore ? ranking.core : 0) * share;
  // Brackets and dollar signs are written in keys of configuration only.
  const isPath = /[[$]/.test(plan.text);
  const isNamed =
    kind !== "symbol" ||
    plan.isSymbol ||
    heading.symbol === plan.text ||
    (!isPath && heading.keys.some((key) => key.includes(" ") && plan.keys.includes(key)));
  const familiarity = Math.max(likeness, isExplaining && plan.memberKey !== undefined ? 1 : 0);
  const filled = Math.min(plan.words.length / heading.length, 1);
  // Who names a symbol wants that symbol: what speaks against its section in general counts no more.
  const lifted =
    kind !== "symbol" ? prior : isNamed ? prior ** (1 - ranking.lift * familiarity) : prior * ranking.plainSymbol;
  const size = above.length === 0 ? ranking.exactPage : 1;
  const isQualified = heading.memberKey !== undefined && plan.memberKey !== undefined && likeness === 1;
  const most = isQualified ? ranking.qualified : ranking.exact;
  const exact = (isNamed ? size * most * (kind === "symbol" ? 1 : prior) : ranking.exactWord) * likeness;
  const definition = isExplaining
    ? lifted * (isPath || plan.text.includes(".") ? ranking.qualified : ranking.definition)
    : 0;
  const beginning = above.length === 0 ? ranking.beginning * headingShare : 0;
  const spelling =
    likeness === 1 && heading.spelling !== "" && toSpelling(plan.text) === heading.spelling ? ranking.spelling : 1;
  return spelling * lifted * (1 + exact + definition + beginning + ranking.heading * headingShare * filled);
}

/** Gives the last name of a query or heading in one form for all spellings, endings included. */
function toSpelling(name: string): string {
  return (name.split(".").at(-1) ?? "").toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");
}

/** What is known of a section that was found. */
interface Found {
  readonly heading: Heading;
  readonly headingShare: number;
  readonly isExplaining: boolean;
}

/** Tells how much of a heading the query is the beginning of: 1 when it is all of it. */
function compareHeading(plan: QueryPlan, { keys, memberKey, symbol }: Heading): number {
  let best = plan.memberKey !== undefined && plan.memberKey === memberKey ? ranking.member : 0;
  const share = plan.memberKey !== undefined && symbol !== undefined ? ranking.memberPage : 1;
  // Of a member, the first key has its object's name.
  for (const key of plan.memberKey !== undefined && memberKey !== undefined ? keys.slice(0, 1) : keys) {
    for (const query of plan.keys) {
      if (query === key) {
        best = Math.max(best, share);
      } else if (plan.memberKey === undefined && key.startsWith(query)) {
        const words = query.split(" ").length;
        const begun = words > 1 ? (ranking.begun * words) / key.split(" ").length : 0;
        best = Math.max(best, (query.length / key.length) ** 2, begun ** 2);
      }
    }
  }
  return best;
}

/** What one word of the query found: the score and whether it stands in the heading, by section. */
interface Evidence {
  readonly importance: number;
  readonly scores: Float32Array;
  readonly isInHeading: Uint8Array;
  readonly isKeyword: Uint8Array;
}

function gather(plan: QueryPlan, { sections }: DecodedIndex, score: Scorer): Evidence[] {
  return plan.words.map(({ alternatives, importance }) => {
    const scores = new Float32Array(sections.length);
    const isInHeading = new Uint8Array(sections.length);
    const isKeyword = new Uint8Array(sections.length);
    const visit: Visit = (section, value, isHeading, isDefined) => {
      scores[section] = value;
      isInHeading[section] = isHeading ? 1 : 0;
      isKeyword[section] = isDefined ? 1 : 0;
    };
    score(alternatives, visit, plan.onlyHeadings);
    return { importance, scores, isInHeading, isKeyword };
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
): { readonly score: number; readonly headingShare: number; readonly isExplaining: boolean } {
  const above = sections[section]?.above ?? [];
  let sum = 0;
  let covered = 0;
  let inHeading = 0;
  let inTrail = 0;
  let isFound = false;
  let headings = 0;
  let explained = 0;
  for (const { importance, scores, isInHeading, isKeyword } of evidence) {
    const own = scores[section] ?? 0;
    const higher = above.reduce((best, one) => Math.max(best, (isInHeading[one] ?? 0) * (scores[one] ?? 0)), 0);
    const value = Math.max(own, higher * ranking.inherited);
    sum += value;
    covered += value > 0 ? importance : 0;
    inHeading += (isInHeading[section] ?? 0) * importance;
    inTrail += isInHeading[section] !== 1 && higher > 0 ? importance : 0;
    isFound ||= own > 0;
    headings += isInHeading[section] ?? 0;
    explained += isInHeading[section] === 1 ? 0 : (isKeyword[section] ?? 0);
  }
  const total = totalImportance(evidence);
  const score = isFound ? sum * (covered / total) ** ranking.coveragePower : 0;
  // "GitHub Actions examples" is the heading "Examples" below "GitHub Actions".
  const headingShare = inHeading > 0 ? (inHeading + inTrail) / total : 0;
  // "dagger.json dependencies" is explained below "Keys of dagger.json".
  const isExplaining = headings > 0 && explained > 0 && headings + explained === evidence.length;
  return { score, headingShare, isExplaining };
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
