import type { Sdk } from "../../search/src/types.ts";
import type { RankedSection } from "./compose-answer.ts";
import type { FoundMessage } from "./error-messages.ts";
import type { Candidate } from "./find-sections.ts";
import type { Library, LibrarySection } from "./library.ts";
import { startsWithOrder } from "./orders.ts";
import type { Question } from "./read-question.ts";
import { isDangling, type ScoredStatement, scoreStatements } from "./score-statements.ts";

/** How much the best statement of a section decides about its place. Raising it brings up sections that say it in one. */
const LEAD_SHARE = 0.5;

/** Factor on sections that were quoted before, for questions that lean on what was said. */
const AGAIN = 1.15;

/** What the section that does it is worth against the beginning of its page. */
const MAIN_SHARE = 0.95;

/** How much better a sentence within a paragraph has to be than its beginning, to be quoted without it. */
const MUCH_BETTER = 0.3;

/** Questions for a flag or a variable want its row; prose about them is worth less. */
const ASKS_ENTRY = /\b(?:flags?|options?|variables?|env vars?)\b/i;
const NO_ENTRY = 0.7;

/** Difference of scores below which rows answer alike. */
const ALIKE = 0.12;

/** Questions for all entries of a kind. */
const ASKS_SEVERAL = /\b(?:options|flags|keys|parameters|values|arguments|variables|settings|codes)\b/i;

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
  const lead = (isWhole && findFirstStep(statements, section, question)) || chooseLead(statements, section, question);
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

/** A first sentence may only lead up to the work: the first that does it, or has words of the question, is better. */
function findFirstStep(
  statements: readonly ScoredStatement[],
  section: LibrarySection,
  question: Question,
): ScoredStatement | undefined {
  const fitting = findOpenings(statements, section, question).filter(
    ({ score, statement }) => score > 0 && statement.place === 0,
  );
  if (question.kind !== "how-to") {
    return fitting[0];
  }
  const [opening] = fitting;
  if (opening && opening.statement.line === 0 && startsWithOrder(opening.statement.text)) {
    return opening;
  }
  const least = Math.min(...fitting.map(({ coverage }) => coverage));
  const saying = (all: readonly ScoredStatement[]) => all.find(({ coverage }) => coverage > least);
  const steps = fitting.filter(({ statement }) => hasProgram(section, statement.line));
  return (
    saying(steps) ?? steps.find(({ statement }) => statement.isLeadIn) ?? steps[0] ?? saying(fitting) ?? fitting[0]
  );
}

/** Chooses the sentence that an answer begins with; undefined when none can stand there. */
function chooseLead(
  statements: readonly ScoredStatement[],
  section: LibrarySection,
  question: Question,
): ScoredStatement | undefined {
  const fitting = findOpenings(statements, section, question);
  const best = fitting.reduce<ScoredStatement | undefined>(
    (most, one) => (most === undefined || one.score > most.score ? one : most),
    undefined,
  );
  if (best?.statement.form === "row" && ASKS_SEVERAL.test(question.text)) {
    // Rows that answer alike are read from the top of their table.
    return fitting.find(({ statement, score }) => statement.form === "row" && score >= best.score - ALIKE) ?? best;
  }
  if (!best || best.statement.place === 0) {
    return best;
  }
  const first = fitting.find(({ statement }) => statement.line === best.statement.line);
  const isEnough = first && (isDangling(best.statement.text) || first.score >= best.score - MUCH_BETTER);
  return isEnough ? { ...first, score: best.score, coverage: best.coverage } : best;
}

/** Tells what a reader sees after a step, or goes on from an example: nothing to begin with. */
const GOES_ON =
  /^(?:you see\b|the second\b|(?:with|without) (?:it|them|this|that|defaults)\b|now\b|for the same reason\b|as above\b|a cal(?:l|ler) can .*\ball the same\b)/i;

/** Statements that may begin an answer; one that leans on what stands before it only when there is no other. */
function findOpenings(
  statements: readonly ScoredStatement[],
  section: LibrarySection,
  question: Question,
): readonly ScoredStatement[] {
  const fitting = statements.filter((one) => mayLead(one, section, question));
  const standing = fitting.filter(({ statement: { text } }) => !isDangling(text) && !GOES_ON.test(text));
  return standing.length > 0 ? standing : fitting;
}

/** An item of a list that is about a flag, a variable or an argument. */
const ENTRY = /^(?:-|_?[A-Z][A-Z\d_]{3,}\b|[\w.?]+(?: \([^)]*\))?: )/;

function mayLead(
  { statement }: Pick<ScoredStatement, "statement">,
  section: LibrarySection,
  { kind }: Question,
): boolean {
  const { form, isLeadIn, line, text } = statement;
  if (kind !== "yes-no" && /^(?:yes|no)\.$/i.test(text)) {
    return false;
  }
  if (form === "row" || form === "item") {
    return (kind === "reference" || kind === "error") && (form === "row" || ENTRY.test(text));
  }
  const leadsTo =
    hasProgram(section, line) ||
    section.statements.some((next) => next.line === line + 1 && (!next.isLeadIn || hasProgram(section, next.line)));
  return form === "sentence" && (!isLeadIn || leadsTo);
}

function hasProgram({ programs }: LibrarySection, line: number): boolean {
  return programs.some((program) => program.line === line + 1);
}
