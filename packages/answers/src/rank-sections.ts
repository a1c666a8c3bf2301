import type { Sdk } from "../../search/src/types.ts";
import type { RankedSection } from "./compose-answer.ts";
import type { FoundMessage } from "./error-messages.ts";
import type { Candidate } from "./find-sections.ts";
import type { Library, LibrarySection } from "./library.ts";
import type { Question } from "./read-question.ts";
import { isDangling, type ScoredStatement, scoreStatements } from "./score-statements.ts";

/** How much the best statement of a section decides about its place. Raising it brings up sections that say it in one. */
const LEAD_SHARE = 0.6;

/** Factor on sections that were quoted before, for questions that lean on what was said. */
const AGAIN = 1.15;

/** How much better a sentence within a paragraph has to be than its beginning, to be quoted without it. */
const MUCH_BETTER = 0.3;

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
  return candidates
    .map((candidate) => readSection(candidate, reading))
    .filter(({ lead }) => lead !== undefined)
    .sort((left, right) => right.score - left.score || left.section.number - right.section.number);
}

function readSection({ number, score, coverage }: Candidate, reading: Reading): RankedSection {
  const { question, library, quoted, sdk } = reading;
  const section = library.section(number);
  const statements = scoreStatements(question, section, library, sdk);
  const lead = chooseLead(statements, section, question);
  const again = question.context.length > 0 && quoted.has(section.source.url) ? AGAIN : 1;
  const share = 1 - LEAD_SHARE + LEAD_SHARE * (lead?.score ?? 0);
  return { section, coverage, statements, lead, score: score * share * again };
}

/** Reads the entry of a message that was pasted: it answers, whatever else has its words. */
export function readEntry({ section: number, row }: FoundMessage, reading: Reading): RankedSection {
  const section = reading.library.section(number);
  const statements = scoreStatements(reading.question, section, reading.library, reading.sdk);
  const lead = statements.find(({ statement }) => (row === undefined ? statement.form === "sentence" : statement.text === row));
  return { section, score: 1, coverage: 1, statements: row === undefined ? statements : [], lead };
}

/** Chooses the sentence that an answer begins with; undefined when none can stand there. */
function chooseLead(
  statements: readonly ScoredStatement[],
  section: LibrarySection,
  question: Question,
): ScoredStatement | undefined {
  const fitting = statements.filter((one) => mayLead(one, section, question));
  const best = fitting.reduce<ScoredStatement | undefined>(
    (most, one) => (most === undefined || one.score > most.score ? one : most),
    undefined,
  );
  if (!best || best.statement.place === 0) {
    return best;
  }
  const first = fitting.find(({ statement }) => statement.line === best.statement.line);
  const isEnough = first && (isDangling(best.statement.text) || first.score >= best.score - MUCH_BETTER);
  return isEnough ? { ...first, score: best.score, coverage: best.coverage } : best;
}

function mayLead({ statement }: ScoredStatement, section: LibrarySection, { kind }: Question): boolean {
  const { form, isLeadIn, line } = statement;
  if (form === "row" || form === "item") {
    return kind === "reference" || kind === "error";
  }
  const leadsTo =
    section.programs.some((program) => program.line === line + 1) ||
    section.statements.some((next) => next.line === line + 1 && next.form !== "heads" && !next.isLeadIn);
  return form === "sentence" && (!isLeadIn || leadsTo);
}
