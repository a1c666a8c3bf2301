import type { Sdk } from "@docs/search/types";
import { chooseLead, findFirstStep, mayLead } from "./choose-lead.ts";
import type { RankedSection } from "./compose-answer.ts";
import type { FoundMessage } from "./error-messages.ts";
import type { Candidate } from "./find-sections.ts";
import type { Library } from "./library.ts";
import type { Question } from "./read-question.ts";
import { scoreStatements } from "./score-statements.ts";

/** How much the best statement of a section decides about its place. Raising it brings up sections that say it in one. */
const LEAD_SHARE = 0.5;

/** Factor on sections that were quoted before, for questions that lean on what was said. */
const AGAIN = 1.15;

/** What the section that does it is worth against the beginning of its page. */
const MAIN_SHARE = 0.95;

/** Questions for a flag or a variable want its row; prose about them is worth less. */
const ASKS_ENTRY = /\b(?:flags?|options?|variables?|env vars?)\b/i;
const NO_ENTRY = 0.7;

/** What sections are ranked with. */
export interface Reading {
  readonly question: Question;
  readonly sdk: Sdk;
  /** Addresses of what was quoted in the answer before. */
  readonly quoted: ReadonlySet<string>;
  readonly library: Library;
}

/** Reads the candidates and ranks them by what they say, the best first. */
export function rankSections(candidates: readonly Candidate[], reading: Reading): readonly RankedSection[] {
  return withMainSections(candidates, reading)
    .map((candidate) => readSection(candidate, reading))
    .filter(({ lead }) => lead !== undefined)
    .sort((left, right) => right.score - left.score || left.section.number - right.section.number);
}

/** The beginning of a page says what the page is for; how it is done stands in the section that does it. */
function withMainSections(candidates: readonly Candidate[], { question, library }: Reading): readonly Candidate[] {
  if (question.kind !== "how-to") {
    return candidates;
  }
  const found = new Map(candidates.map((candidate) => [candidate.number, candidate]));
  for (const { number, score, coverage, likeness, isDefinition } of candidates) {
    const main = library.section(number).trail.length === 0 ? library.mainSection(number) : undefined;
    const own = main === undefined ? undefined : found.get(main);
    if (main !== undefined && (own?.score ?? 0) < score * MAIN_SHARE) {
      const best = Math.max(coverage, own?.coverage ?? 0);
      found.set(main, { number: main, likeness, isDefinition, coverage: best, score: score * MAIN_SHARE });
    }
  }
  return [...found.values()];
}

function readSection({ number, score, coverage, likeness, isDefinition }: Candidate, reading: Reading): RankedSection {
  const { question, library, quoted, sdk } = reading;
  const section = library.section(number);
  const statements = scoreStatements(question, section, library, sdk);
  const isWhole =
    likeness >= LEAST_LIKENESS && (question.kind === "how-to" || isShortAnswer(question, library.textOf(number)));
  const lead = (isWhole && findFirstStep(statements, section, reading)) || chooseLead(statements, section, reading);
  const again = question.context.length > 0 && quoted.has(section.source.url) ? AGAIN : 1;
  const merit = Math.max(0, ...statements.filter((one) => mayLead(one, section, question)).map((one) => one.merit));
  const isOther =
    question.kind === "reference" && ASKS_ENTRY.test(question.text) && lead?.statement.form === "sentence"
      ? NO_ENTRY
      : 1;
  const share =
    (1 - LEAD_SHARE + LEAD_SHARE * merit) *
    isOther *
    (question.kind === "why" && lacksSubject(question, number, library) ? LACKING : 1);
  const said = Math.max(0, ...statements.map((one) => one.coverage));
  return { section, coverage, likeness, isDefinition, statements, said, lead, score: score * share * again };
}

/** Reads the entry of a message that was pasted: it answers, whatever else has its words. */
export function readEntry({ section: number, row }: FoundMessage, reading: Reading): RankedSection {
  const section = reading.library.section(number);
  const statements = scoreStatements(reading.question, section, reading.library, reading.sdk);
  const lead = statements.find(({ statement }) =>
    row === undefined ? statement.form === "sentence" : statement.text === row,
  );
  return {
    section,
    score: 1,
    coverage: 1,
    likeness: 1,
    isDefinition: false,
    said: 1,
    statements: row === undefined ? statements : [],
    lead,
  };
}

/** A section whose heading is that like the question is read from its first step on. */
const LEAST_LIKENESS = 0.45;

/** Factor on sections that lack the word of the question that says most. */
const LACKING = 0.7;

function lacksSubject({ words }: Question, number: number, { placeOf }: Library): boolean {
  const [heaviest] = [...words]
    .filter(({ isLanguage }) => !isLanguage)
    .sort((left, right) => right.weight - left.weight);
  const places = [...(heaviest?.terms.keys() ?? [])].map((term) => placeOf(number, term));
  return !places.some((place) => place === "heading" || place === "text");
}

/** Answers of a list of questions are written to be read from the beginning. */
function isShortAnswer({ kind }: Question, text: string): boolean {
  return kind === "what-is" || ((kind === "yes-no" || kind === "why") && text.length <= LONGEST_SHORT_ANSWER);
}

const LONGEST_SHORT_ANSWER = 800;
