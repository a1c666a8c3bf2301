import { isStopTerm, tokenize, toTerms } from "@docs/search";
import type { Question } from "./read-question.ts";
import { type Word, weighTerm } from "./read-words.ts";
import type { Site, SiteSection } from "./site.ts";

/** A section that may answer the question, with the evidence for it. */
export interface Candidate {
  readonly section: SiteSection;
  readonly score: number;
  /** Share of the question's words, by weight, that appear in the section or in the headings above it. */
  readonly coverage: number;
  /** Similarity of its heading to the question, up to 1. */
  readonly likeness: number;
}

/** Factors on the search scores. `npm run bench answers` shows the effect of each. */
const ranking = {
  /** Gain of a heading that is similar to the question. */
  heading: 1,
  /** Added for headings that are questions themselves, because their sections are written as answers. */
  question: 2,
  /** Added for headings that begin with the verb of a task, such as "Mount a volume". */
  task: 2,
  /** Factor on the reference of symbols and commands, for questions that don't name one. */
  reference: 0.6,
  /** Factor on entries about errors, for questions that contain an error. */
  error: 1.5,
};

/** Number of pages that an answer draws on. Raising it finds answers further down, but also more that is off topic. */
const MOST_PAGES = 3;

/** Returns the sections of the first pages that search finds, ordered by how much of the question they cover. */
export function chooseSections(question: Question, site: Site): readonly Candidate[] {
  // A question about an identifier is answered where the identifier is explained, whatever its other words are.
  const [name] = (question.kind === "reference" && /\w*[a-z\d][A-Z]\w*/.exec(question.text)) || [];
  // A question mark at the end tells search that the last word is complete.
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

/** Share of a term's weight that counts, by where the term appears. */
const PLACES = { own: 1, above: 0.85, beginning: 0.6 } as const;

/** Returns the share of the words, by weight, in a section, the beginning of its page, or the headings above it. */
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

/** Adds up how much of each word is present, by weight. A language's name counts only if nothing else is asked. */
export function weighShare(words: readonly Word[], measure: (word: Word) => number): number {
  const wanted = words.filter(({ isLanguage }) => !isLanguage);
  let [covered, total] = [0, 0];
  for (const word of wanted.length > 0 ? wanted : words) {
    // A generic word that the site lacks says nothing about coverage.
    total += word.terms.size === 0 && word.isGeneric ? 0 : word.weight;
    covered += word.weight * measure(word);
  }
  return total === 0 ? 0 : covered / total;
}

/** Returns the overlap between a heading and the question: the harmonic mean of the two shares, up to 1. */
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
