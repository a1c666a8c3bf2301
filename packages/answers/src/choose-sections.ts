import { isStopTerm, tokenize, toTerms } from "@docs/search";
import type { Question } from "./read-question.ts";
import { type Word, weighTerm } from "./read-words.ts";
import type { Site, SiteSection } from "./site.ts";

/** A section that may answer, with what speaks for it. */
export interface Candidate {
  readonly section: SiteSection;
  readonly score: number;
  /** Share of the question's words, by weight, that the section or the headings above it have. */
  readonly coverage: number;
  /** How much its heading and the question have in common, up to 1. */
  readonly likeness: number;
}

/** Factors on the scores of search. `npm run bench answers` shows the effect of each. */
const ranking = {
  /** Gain of a heading that is like the question. */
  heading: 1,
  /** Added for headings that are questions themselves: their sections are written as answers. */
  question: 2,
  /** The same for headings that begin with the verb of a task, such as "Mount a volume". */
  task: 2,
  /** Factor on the reference of symbols and commands, for questions that name none. */
  reference: 0.6,
  /** Factor on entries about errors, for questions with an error. */
  error: 1.5,
};

/** How many pages an answer is taken from. Raising it finds answers further down, and more that is beside the point. */
const MOST_PAGES = 3;

/** Returns the sections of the first pages that search finds, those first that have most of the question. */
export function chooseSections(question: Question, site: Site): readonly Candidate[] {
  // What is asked about an identifier is where it is explained, whatever the other words are.
  const [name] = (question.kind === "reference" && /\w*[a-z\d][A-Z]\w*/.exec(question.text)) || [];
  // A mark at the end says that the last word is finished.
  const hits = site.rank(`${name ?? question.text} ?`, question.sdk ? { sdk: question.sdk } : {});
  const found = hits.map(({ section, score }) => ({ section: site.section(section), score }));
  const pages = new Set([...new Set(found.map(({ section }) => section.pageUrl))].slice(0, MOST_PAGES));
  return found
    .filter(({ section }) => pages.has(section.pageUrl))
    .map(({ section, score }): Candidate => {
      const coverage = measureCoverage(question.words, section.number, site);
      const likeness = compareHeading(question.words, section.source.title, site);
      return { section, coverage, likeness, score: score * coverage * gainOf(question, section, likeness) };
    })
    .sort((left, right) => right.score - left.score || left.section.number - right.section.number);
}

function gainOf({ kind, words }: Question, { kind: found, source }: SiteSection, likeness: number): number {
  const isQuestion = source.title.endsWith("?");
  const [verb] = tokenize(source.title).flatMap((token) => toTerms(token));
  const isTask = kind === "how-to" && verb !== undefined && words[0]?.terms.has(verb) === true;
  const isReference = found === "symbol" || found === "command";
  const isUnnamed = isReference && kind !== "reference" && !words.some(({ isName }) => isName);
  return (
    (1 +
      ranking.heading * likeness ** 2 +
      (isQuestion ? ranking.question * likeness : 0) +
      (isTask ? ranking.task * likeness : 0)) *
    (isUnnamed ? ranking.reference : 1) *
    (kind === "error" && found === "error" ? ranking.error : 1)
  );
}

/** Shares of a term that count, by where it is. */
const PLACES = { own: 1, above: 0.85, beginning: 0.6 } as const;

/** Returns the share of the words, by weight, that a section has, or its page's beginning, or the headings above it. */
export function measureCoverage(words: readonly Word[], number: number, site: Site): number {
  return weighShare(words, ({ terms }) =>
    Math.max(
      0,
      ...[...terms].map(([term, sureness]) => {
        const place = site.placeOf(number, term);
        return place ? sureness * PLACES[place] : 0;
      }),
    ),
  );
}

/** Adds up how much of each word is there, by the words' weights; a language counts only where nothing else is asked. */
export function weighShare(words: readonly Word[], measure: (word: Word) => number): number {
  const wanted = words.filter(({ isLanguage }) => !isLanguage);
  let [covered, total] = [0, 0];
  for (const word of wanted.length > 0 ? wanted : words) {
    // A word of the question's form that the site lacks says nothing.
    total += word.terms.size === 0 && word.isGeneric ? 0 : word.weight;
    covered += word.weight * measure(word);
  }
  return total === 0 ? 0 : covered / total;
}

/** Returns how much of a heading is in the question and the other way round: their harmonic mean, up to 1. */
function compareHeading(words: readonly Word[], heading: string, site: Site): number {
  const terms = tokenize(heading)
    .flatMap((token) => toTerms(token))
    .filter((term) => !isStopTerm(term));
  const sum = (all: Iterable<string>) => [...all].reduce((total, term) => total + weighTerm(term, site), 0);
  const isAsked = (term: string) => words.some((word) => !word.isLanguage && word.terms.has(term));
  const asked = weighShare(words, (word) => Math.max(0, ...terms.map((term) => word.terms.get(term) ?? 0)));
  const said = sum(new Set(terms.filter(isAsked))) / Math.max(sum(new Set(terms)), Number.EPSILON);
  return asked === 0 ? 0 : (2 * asked * said) / (asked + said);
}
