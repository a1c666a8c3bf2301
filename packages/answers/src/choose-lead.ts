import { readSdks } from "./languages.ts";
import type { LibrarySection } from "./library.ts";
import { startsWithOrder } from "./orders.ts";
import type { Question } from "./read-question.ts";
import type { ScoredStatement } from "./score-statements.ts";
import { goesOn, isDangling } from "./sentence-forms.ts";

/** Who is to read the answer. */
export interface Reader {
  readonly question: Question;
  readonly sdk: string;
}

/** How much better a sentence within a paragraph has to be than its beginning, to be quoted without it. */
const MUCH_BETTER = 0.3;

/** Difference of scores below which rows answer alike. */
const ALIKE = 0.12;

/** Questions for all entries of a kind. */
const ASKS_SEVERAL = /\b(?:options|flags|keys|parameters|values|arguments|variables|settings|codes)\b/i;

/** A first sentence may only lead up to the work: the first that does it, or has words of the question, is better. */
export function findFirstStep(
  statements: readonly ScoredStatement[],
  section: LibrarySection,
  reader: Reader,
): ScoredStatement | undefined {
  const { question } = reader;
  const fitting = findOpenings(statements, section, reader).filter(
    ({ score, statement }) => score > 0 && statement.place === 0,
  );
  if (question.kind !== "how-to") {
    return fitting[0];
  }
  const [opening] = fitting;
  const least = Math.min(...fitting.map(({ coverage }) => coverage));
  if (opening?.statement.line === 0 && startsWithOrder(opening.statement.text) && opening.coverage > least) {
    return opening;
  }
  const saying = (all: readonly ScoredStatement[]) => all.find(({ coverage }) => coverage > least);
  const steps = fitting.filter(({ statement }) => hasProgram(section, statement.line));
  return (
    saying(steps) ?? steps.find(({ statement }) => statement.isLeadIn) ?? steps[0] ?? saying(fitting) ?? fitting[0]
  );
}

/** Chooses the sentence that an answer begins with; undefined when none can stand there. */
export function chooseLead(
  statements: readonly ScoredStatement[],
  section: LibrarySection,
  reader: Reader,
): ScoredStatement | undefined {
  const { question } = reader;
  const fitting = findOpenings(statements, section, reader);
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

/** Statements that may begin an answer; one that leans on what stands before it only when there is no other. */
function findOpenings(
  statements: readonly ScoredStatement[],
  section: LibrarySection,
  { question, sdk }: Reader,
): readonly ScoredStatement[] {
  const fitting = statements.filter((one) => mayLead(one, section, question));
  const standing = fitting.filter(
    ({ statement: { text } }) => !isDangling(text) && !goesOn(text) && !isForOthers(text, sdk),
  );
  return standing.length > 0 ? standing : fitting;
}

/** "In Java, …" begins no answer to a reader of Python. */
function isForOthers(text: string, sdk: string): boolean {
  const named = readSdks(text);
  return named.length > 0 && !named.some((one) => one === sdk);
}

/** An item of a list that is about a flag, a variable or an argument. */
const ENTRY = /^(?:-|_?[A-Z][A-Z\d_]{3,}\b|[\w.?]+(?: \([^)]*\))?: )/;

export function mayLead(
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
