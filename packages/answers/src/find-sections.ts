import { createHeadingComparison } from "./compare-heading.ts";
import { findDefinitions } from "./find-definitions.ts";
import type { Library } from "./library.ts";
import { measureCoverage } from "./measure-coverage.ts";
import { measureNarrowness } from "./narrow-subjects.ts";
import { startsWithOrder } from "./orders.ts";
import type { Question } from "./read-question.ts";
import { SYSTEMS } from "./words.ts";

/** A section that may answer, with what speaks for it. */
export interface Candidate {
  readonly number: number;
  readonly score: number;
  /** Share of the question's words, by weight, that the section or its headings have. */
  readonly coverage: number;
  /** How much its heading and the question have in common, up to 1. */
  readonly likeness: number;
  /** Whether it says what the subject is, for a question that asks that. */
  readonly isDefinition: boolean;
}

/** How scores come together. `npm run bench answers` shows what changing one does. */
const ranking = {
  /** Raising it trusts the order of the search more. */
  searchPower: 0.4,
  /** Raising it holds back sections that lack words of the question. */
  coveragePower: 1.6,
  /** Gain of a heading that asks the same. Raising it brings up lists of questions and answers. */
  heading: 2.4,
  /** Gain of a section that says what the subject is, for questions that ask that. */
  definition: 1.2,
  /** Gain of a section with a program, for questions that ask how. */
  program: 0.35,
  /** Gain of a heading that says what to do, for questions that ask how. */
  task: 0.45,
  /** Factor on headings that give reasons and limits, for questions that ask how. */
  reasons: 0.6,
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
  why: 0.8,
  /** Factor on lists of links, which name the subject and say nothing. */
  links: 0.3,
};

/** A section with more blocks of code is a list of functions with their signatures. */
const MANY_PROGRAMS = 20;

/** Length of such a section, in characters. */
const LONG = 3000;

/** Headings of why something is as it is, which nobody needs in order to do it. */
const REASONS = /^why\b.*[^?]$|^rules and limits$|^common misreadings$/i;

/** Headings of what leads elsewhere. */
const LINKS =
  /^(?:next(?: steps?)?|related(?: pages| tasks)?|see also|pages|learn more|where to (?:go next|start)|what you (?:learned|keep|build)|all functions|common jobs|start from what you see|start from the most common cases|more help)$/i;

/** How many candidates are kept. */
const MOST = 12;

/** Finds the sections that may answer, the best first. */
export function findSections(question: Question, library: Library): readonly Candidate[] {
  const definitions = new Set(findDefinitions(question, library));
  const shares = gather(question, definitions, library);
  const compareHeading = createHeadingComparison(question, library);
  const found = [...shares].map(([number, share]): Candidate => {
    const coverage = measureCoverage(question.words, number, library);
    const likeness = compareHeading(number);
    const isDefinition = definitions.has(number);
    const gain = gainOf(question, { number, likeness, isDefinition }, library);
    return {
      number,
      coverage,
      likeness,
      isDefinition,
      score: share ** ranking.searchPower * coverage ** ranking.coveragePower * gain,
    };
  });
  return found.sort((left, right) => right.score - left.score || left.number - right.number).slice(0, MOST);
}

/** What search finds for the whole question, and for its names alone, which long questions drown. */
function gather(question: Question, definitions: ReadonlySet<number>, library: Library): Map<number, number> {
  const shares = new Map<number, number>();
  const subject = question.words
    .filter(({ isGeneric, typed }) => !isGeneric && !SYSTEMS.test(typed))
    .flatMap(({ typed, terms, isMeant }) => (isMeant ? [...terms.keys()] : [typed]));
  const names = [...new Set(subject)].join(" ");
  const queries = question.words.some(({ isMeant }) => isMeant)
    ? [{ query: names, trust: 1 }]
    : [
        { query: question.text, trust: 1 },
        { query: subject.length < question.words.length ? names : "", trust: 0.9 },
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
  const compareHeading = createHeadingComparison(question, library);
  const alike = [...numbers].map((number) => [number, compareHeading(number)] as const);
  return new Map(alike.filter(([, likeness]) => likeness >= LEAST_LIKENESS));
}

function gainOf(
  question: Question,
  { number, likeness, isDefinition }: Pick<Candidate, "number" | "likeness" | "isDefinition">,
  library: Library,
): number {
  const { trail, source, programs } = library.section(number);
  const { kind, context } = question;
  const gains = [
    ranking.heading * likeness ** 2,
    trail.length === 0 ? ranking.title * likeness : 0,
    isDefinition ? ranking.definition : 0,
    kind === "yes-no" && VERDICT.test(library.textOf(number)) ? ranking.verdict * likeness : 0,
    kind === "why" && EXPLAINS_TROUBLE.test(source.title) ? ranking.why * (1 + likeness) : 0,
    kind === "how-to" && programs.length > 0 ? ranking.program : 0,
    kind === "how-to" && startsWithOrder(source.title) ? ranking.task * likeness : 0,
    context.length > 0 ? ranking.context * measureCoverage(context, number, library) : 0,
  ];
  return gains.reduce((sum, one) => sum + one, 1) * factorOf(question, number, library);
}

/** Headings of what goes wrong and why: entries of questions and answers, and the ends of concept pages. */
const EXPLAINS_TROUBLE =
  /^why (?:did|does|is|was|are|do)\b|\?$|^common misreadings$|^errors you may meet$|^mistakes\b/i;

/** How an answer to a question for yes or no begins. */
const VERDICT = /^(?:yes|no|not)\b/i;

/** What speaks against a section, or for it, whatever the question's words are. */
function factorOf(question: Question, number: number, library: Library): number {
  const { kind, words, text } = question;
  const section = library.section(number);
  const isNamed = words.some(({ isName }) => isName);
  const isUnnamedSymbol = section.kind === "symbol" && !isNamed && kind !== "reference";
  // "Install Dagger" is no question for `dagger install`.
  const isUnnamedCommand =
    section.kind === "command" &&
    !isNamed &&
    kind !== "reference" &&
    !text.toLowerCase().includes(section.source.title);
  const factors = [
    isUnnamedSymbol || isUnnamedCommand ? ranking.symbol : 1,
    section.kind === "error" && kind === "error" ? ranking.error : 1,
    section.programs.length > MANY_PROGRAMS && kind !== "reference" ? ranking.list : 1,
    library.textOf(number).length > LONG ? ranking.long : 1,
    kind === "how-to" ? section.prior ** ranking.priorPower : 1,
    LINKS.test(section.source.title) ? ranking.links : 1,
    kind === "how-to" && REASONS.test(section.source.title) ? ranking.reasons : 1,
    measureNarrowness(question, section),
  ];
  return factors.reduce((product, one) => product * one, 1);
}
