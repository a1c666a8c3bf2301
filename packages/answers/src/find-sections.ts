import { isStopTerm } from "../../search/src/analyse.ts";
import { stem } from "../../search/src/stem.ts";
import type { Library } from "./library.ts";
import type { Question } from "./read-question.ts";
import { type Word, weighTerm } from "./words.ts";

/** A section that may answer, with what speaks for it. */
export interface Candidate {
  readonly number: number;
  readonly score: number;
  /** Share of the question's words, by weight, that the section or its headings have. */
  readonly coverage: number;
  /** How much its heading and the question have in common, up to 1. */
  readonly likeness: number;
}

/** How scores come together. `npm run bench answers` shows what changing one does. */
const ranking = {
  /** Raising it trusts the order of the search more. */
  searchPower: 0.4,
  /** Raising it holds back sections that lack words of the question. */
  coveragePower: 1.6,
  /** Gain of a heading that asks the same. Raising it brings up lists of questions and answers. */
  heading: 1.3,
  /** Gain of a section that says what the subject is, for questions that ask that. */
  definition: 1.2,
  /** Gain of a section with a program, for questions that ask how. */
  program: 0.35,
  /** Gain of the beginning of a page whose title is the subject. */
  title: 0.35,
  /** Gain of a section with words of what was asked before, and of one that was quoted then. */
  context: 0.8,
  /** Factor on the reference of symbols, for questions that name none. */
  symbol: 0.5,
  /** Factor on entries about errors, for questions with an error. */
  error: 1.5,
  /** Factor on lists of functions, which only questions for one of them want. */
  list: 0.4,
  /** Raising it trusts more that what the index holds back is not wanted; for questions that ask how. */
  priorPower: 0.35,
  /** Factor on sections so long that any words meet in them. */
  long: 0.75,
  /** Gain of a section that begins with yes or no, for questions that ask that. */
  verdict: 0.7,
  /** Gain of a heading that asks why, for questions that do. */
  why: 0.5,
  /** Factor on lists of links, which name the subject and say nothing. */
  links: 0.3,
};

/** What a term is worth where it stands, for coverage. */
const PLACES = { heading: 1, text: 0.95, above: 0.85, intro: 0.6 } as const;

/** A section with more blocks of code is a list of functions with their signatures. */
const MANY_PROGRAMS = 20;

/** Length of such a section, in characters. */
const LONG = 3000;

/** Headings of what leads elsewhere. */
const LINKS =
  /^(?:next(?: steps?)?|related(?: pages| tasks)?|see also|pages|learn more|where to (?:go next|start)|what you (?:learned|keep|build)|all functions|common jobs|start from what you see|start from the most common cases|more help)$/i;

/** How many candidates are kept. */
const MOST = 12;

/** Finds the sections that may answer, the best first. */
export function findSections(question: Question, library: Library): readonly Candidate[] {
  const definitions = new Set(findDefinitions(question, library));
  const shares = gather(question, definitions, library);
  const found = [...shares].map(([number, share]): Candidate => {
    const coverage = measureCoverage(question.words, number, library);
    const likeness = compareHeading(question, number, library);
    const isDefinition = definitions.has(number);
    const gain = gainOf(question, { number, likeness, isDefinition }, library);
    return {
      number,
      coverage,
      likeness,
      score: share ** ranking.searchPower * coverage ** ranking.coveragePower * gain,
    };
  });
  return found.sort((left, right) => right.score - left.score || left.number - right.number).slice(0, MOST);
}

/** What search finds for the whole question, and for its names alone, which long questions drown. */
function gather(question: Question, definitions: ReadonlySet<number>, library: Library): Map<number, number> {
  const shares = new Map<number, number>();
  const subject = question.words.filter(({ isGeneric }) => !isGeneric).map(({ typed }) => typed);
  const queries = [
    { query: question.text, trust: 1 },
    { query: subject.join(" "), trust: 0.9 },
  ];
  for (const { query, trust } of queries) {
    // A mark at the end says that the last word is finished.
    for (const { number, share } of query === "" ? [] : library.find(`${query} ?`, question.sdk)) {
      shares.set(number, Math.max(shares.get(number) ?? 0, share * trust));
    }
  }
  for (const number of definitions) {
    shares.set(number, Math.max(shares.get(number) ?? 0, 0.5));
  }
  for (const [number, likeness] of findAlikeHeadings(question, library)) {
    shares.set(number, Math.max(shares.get(number) ?? 0, likeness * ALIKE_SHARE));
  }
  return shares;
}

/** What a heading that asks the same is worth against the best hit. Search shows three sections of a page at most. */
const ALIKE_SHARE = 0.75;

/** Headings less alike than this ask something else. */
const LEAST_LIKENESS = 0.6;

function findAlikeHeadings(question: Question, library: Library): ReadonlyMap<number, number> {
  const terms = new Set(question.words.flatMap(({ terms }) => [...terms.keys()]));
  const numbers = new Set([...terms].flatMap((term) => [...library.sectionsWithHeadingTerm(term)]));
  const alike = [...numbers].map((number) => [number, compareHeading(question, number, library)] as const);
  return new Map(alike.filter(([, likeness]) => likeness >= LEAST_LIKENESS));
}

/**
 * Gives the share of the words, by weight, that a section or the headings above it have.
 *
 * Words that only stand for one of the question count by how surely they do.
 */
export function measureCoverage(words: readonly Word[], number: number, library: Library): number {
  const wanted = words.filter(({ isLanguage }) => !isLanguage);
  const counted = wanted.length > 0 ? wanted : words;
  let covered = 0;
  let total = 0;
  for (const { terms, weight, isGeneric } of counted) {
    // A word of the question's form that the site lacks says nothing.
    total += terms.size === 0 && isGeneric ? 0 : weight;
    covered += weight * coverWord(terms, number, library);
  }
  return total === 0 ? 0 : covered / total;
}

function coverWord(terms: ReadonlyMap<string, number>, number: number, { placeOf }: Library): number {
  let best = 0;
  for (const [term, sureness] of terms) {
    const place = sureness > best ? placeOf(number, term) : undefined;
    best = place ? Math.max(best, sureness * PLACES[place]) : best;
  }
  return best;
}

function gainOf(
  question: Question,
  { number, likeness, isDefinition }: Pick<Candidate, "number" | "likeness"> & { readonly isDefinition: boolean },
  library: Library,
): number {
  const section = library.section(number);
  const isNamed = question.words.some(({ isName }) => isName);
  let gain = 1 + ranking.heading * likeness;
  if (section.trail.length === 0) {
    gain += ranking.title * likeness;
  }
  if (question.kind === "how-to") {
    gain *= section.prior ** ranking.priorPower;
  }
  if (question.kind === "yes-no" && /^(?:yes|no)\b/i.test(library.textOf(number))) {
    gain += ranking.verdict * likeness;
  }
  if (question.kind === "why" && /^why\b/i.test(section.source.title)) {
    gain += ranking.why;
  }
  if (question.kind === "how-to" && section.programs.length > 0) {
    gain += ranking.program;
  }
  if (isDefinition) {
    gain += ranking.definition;
  }
  if (question.context.length > 0) {
    gain += ranking.context * measureCoverage(question.context, number, library);
  }
  if (section.kind === "symbol" && !isNamed && question.kind !== "reference") {
    gain *= ranking.symbol;
  }
  if (section.kind === "command" && question.kind === "what-is" && !isNamed && question.words.length < 2) {
    gain *= ranking.symbol;
  }
  if (section.kind === "error" && question.kind === "error") {
    gain *= ranking.error;
  }
  if (question.kind !== "reference" && section.programs.length > MANY_PROGRAMS) {
    gain *= ranking.list;
  }
  if (library.textOf(number).length > LONG) {
    gain *= ranking.long;
  }
  return LINKS.test(section.source.title) ? gain * ranking.links : gain;
}

/** Says how much of the heading is in the question and the other way round, up to 1. */
export function compareHeading(question: Question, number: number, library: Library): number {
  const heading = new Set(library.headingTerms(number).filter((term) => !isStopTerm(term)));
  const words = question.words.filter(({ isLanguage }) => !isLanguage);
  let shared = 0;
  let total = 0;
  const met = new Set<string>();
  for (const { terms, weight } of words) {
    const found = [...terms].filter(([term]) => heading.has(term));
    shared += weight * Math.max(0, ...found.map(([, sureness]) => sureness));
    total += weight;
    for (const [term] of found) {
      met.add(term);
    }
  }
  const asked = shared / Math.max(total, 1);
  const said = sumWeights(met, library) / Math.max(sumWeights(heading, library), 1);
  return asked === 0 ? 0 : (2 * asked * said) / (asked + said);
}

function sumWeights(terms: ReadonlySet<string>, library: Library): number {
  return [...terms].reduce((sum, term) => sum + weighTerm(term, library), 0);
}

/** Numbers of sections that say what the subject is: those whose heading is the subject. */
function findDefinitions(question: Question, library: Library): readonly number[] {
  if (question.kind !== "what-is") {
    return [];
  }
  const isNamed = question.words.some(({ isName }) => isName);
  const named = library.withHeading(subjectTerms(question)).filter((number) => {
    const kind = library.kindOf(number);
    return isNamed || (kind !== "symbol" && kind !== "command");
  });
  return [...named, ...findDefiningSentences(question, library)];
}

/** Finds sections that say "A cache volume is …" of the subject. */
function findDefiningSentences({ words }: Question, library: Library): readonly number[] {
  const subject = words.filter(({ isGeneric }, _, all) => !isGeneric || all.every((word) => word.isGeneric));
  const typed = subject.map((word) => word.typed.replace(/[^\p{L}\p{N}]/gu, "")).join("[ -]?");
  if (typed === "" || subject.length > LONGEST_SUBJECT) {
    return [];
  }
  const pattern = new RegExp(`(?:^|\\n|[.!?] )(?:an? |the )?${typed}s? (?:is|are) (?:an?|the|what) `, "iu");
  return library.searchTexts(pattern).slice(0, MOST_DEFINITIONS);
}

/** A subject of more words is no term. */
const LONGEST_SUBJECT = 4;

const MOST_DEFINITIONS = 6;

/** Terms of the subject, in their order: "what's a cache volume" gives `cach`, `volum`. */
function subjectTerms({ words }: Question): readonly string[] {
  const subject = words.filter(({ isGeneric }) => !isGeneric);
  return (subject.length > 0 ? subject : words).map(({ typed }) => stem(typed));
}
