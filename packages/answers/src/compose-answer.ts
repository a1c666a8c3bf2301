import type { Sdk } from "../../search/src/types.ts";
import { choosePrograms } from "./choose-programs.ts";
import type { LibrarySection } from "./library.ts";
import type { Question } from "./read-question.ts";
import type { ScoredStatement } from "./score-statements.ts";
import type { AnswerPart, AnswerSource } from "./types.ts";

/** A section with its statements, as far as they may be quoted. */
export interface RankedSection {
  readonly section: LibrarySection;
  readonly score: number;
  readonly coverage: number;
  /** How much its heading and the question have in common, up to 1. */
  readonly likeness: number;
  readonly statements: readonly ScoredStatement[];
  /** Undefined when nothing of it may begin an answer. */
  readonly lead: ScoredStatement | undefined;
}

/** An answer, before it is told piece by piece. */
export interface Answer {
  readonly sources: readonly AnswerSource[];
  readonly parts: readonly AnswerPart[];
}

/** What a reader can take in at once. */
const MOST = { quotes: 6, ofLead: 4, programs: 2, ofLine: 3, ofList: 5, others: 2 } as const;

/** Statements below these shares of the first one's score, or sections below the first one's, add nothing. */
const LEAST_SHARE = { statement: 0.55, section: 0.4, coverage: 0.75 } as const;

/** Least coverage of what another section adds. */
const LEAST_COVERAGE = 0.45;

/** Choices of programs. */
export interface Taste {
  readonly question: Question;
  readonly sdk: Sdk;
  readonly isAsked: boolean;
}

/** Collects the parts of an answer; sources are numbered as they come. */
class Draft {
  readonly sources: AnswerSource[] = [];
  readonly parts: AnswerPart[] = [];
  readonly #said = new Set<string>();

  count(type: "quote" | "code"): number {
    return this.parts.filter((part) => part.type === type).length;
  }

  quote({ source }: LibrarySection, text: string): void {
    if (!this.#said.has(text) && this.count("quote") < MOST.quotes) {
      this.#said.add(text);
      this.parts.push({ type: "quote", text, source: this.#number(source) });
    }
  }

  program({ source }: LibrarySection, code: string, language: string): void {
    if (!this.#said.has(code) && this.count("code") < MOST.programs) {
      this.#said.add(code);
      this.parts.push({ type: "code", code, language, source: this.#number(source) });
    }
  }

  #number(source: AnswerSource): number {
    const known = this.sources.indexOf(source);
    return known === -1 ? this.sources.push(source) - 1 : known;
  }
}

/** Puts an answer together: the sentence that answers, what goes with it, its program, and what other sections add. */
export function composeAnswer(ranked: readonly RankedSection[], taste: Taste): Answer {
  const draft = new Draft();
  const [best, ...others] = ranked;
  if (best?.lead) {
    if (taste.question.kind === "how-to" || taste.question.kind === "error") {
      walk(draft, best, best.lead, taste);
    } else {
      explain(draft, best, best.lead, taste);
    }
    addProgram(draft, ranked, taste);
    addOthers(draft, best, others, taste);
  }
  return { sources: draft.sources, parts: draft.parts };
}

/** Goes through a section from its first sentence on, each step with its program. */
function walk(draft: Draft, { section, statements, lead }: RankedSection, from: ScoredStatement, taste: Taste): void {
  const start = from.statement;
  quoteLine(draft, section, statements, from);
  showPrograms(draft, section, start.line + 1, taste);
  let line = start.line;
  for (const { statement, score } of statements) {
    if (statement.line <= line || draft.count("quote") >= MOST.ofLead) {
      continue;
    }
    const programs = choosePrograms(section, statement.line + 1, taste);
    const isStep = programs.length > 0 && draft.count("code") < MOST.programs;
    const isWorth = score >= (lead?.score ?? 0) * LEAST_SHARE.statement && isWhole(statement);
    if (statement.form === "sentence" && (statement.isLeadIn ? isStep : isWorth || isStep)) {
      draft.quote(section, statement.text);
      line = statement.isLeadIn ? statement.line : line;
    }
    showPrograms(draft, section, statement.line + 1, taste);
  }
}

function isWhole({ form, isLeadIn }: ScoredStatement["statement"]): boolean {
  return form === "sentence" && !isLeadIn;
}

/** Quotes the sentence that answers, those after it in its paragraph, and the best of the section. */
function explain(draft: Draft, { section, statements }: RankedSection, lead: ScoredStatement, taste: Taste): void {
  quoteLine(draft, section, statements, lead);
  if (taste.question.kind === "reference") {
    showPrograms(draft, section, lead.statement.line + 1, taste);
  }
  const more = statements
    .filter(
      ({ statement, score }) =>
        statement.line !== lead.statement.line &&
        isQuotable(statement, taste.question) &&
        score >= lead.score * LEAST_SHARE.statement,
    )
    .sort((left, right) => right.score - left.score)
    .slice(0, MOST.others)
    .sort((left, right) => left.statement.line - right.statement.line || left.statement.place - right.statement.place);
  for (const { statement } of more) {
    if (draft.count("quote") < MOST.ofLead) {
      draft.quote(section, statement.text);
    }
  }
}

function isQuotable({ form, isLeadIn }: ScoredStatement["statement"], { kind }: Question): boolean {
  return !isLeadIn && (form === "sentence" || (kind === "reference" && form !== "label"));
}

/** Quotes a statement with what follows it in its paragraph, or with the list that it leads to. */
function quoteLine(
  draft: Draft,
  section: LibrarySection,
  statements: readonly ScoredStatement[],
  { statement }: ScoredStatement,
): void {
  draft.quote(section, statement.text);
  const hasProgram = section.programs.some(({ line }) => line === statement.line + 1);
  const rest = statements.filter(({ statement: next }) =>
    statement.isLeadIn && !hasProgram
      ? next.line > statement.line && next.line <= statement.line + MOST.ofList
      : next.line === statement.line && next.place > statement.place && next.place < statement.place + MOST.ofLine,
  );
  for (const { statement: next, score } of rest) {
    if (!next.isLeadIn && next.form !== "label" && score > 0) {
      draft.quote(section, next.text);
    }
  }
}

function showPrograms(draft: Draft, section: LibrarySection, line: number, taste: Taste): void {
  for (const { code, language } of choosePrograms(section, line, taste)) {
    draft.program(section, code, language);
  }
}

/** Who asks how wants to see it: without a program so far, takes the one of the next section that has one. */
function addProgram(draft: Draft, ranked: readonly RankedSection[], taste: Taste): void {
  if (taste.question.kind !== "how-to" || draft.count("code") > 0) {
    return;
  }
  const [best] = ranked;
  for (const { section, score, coverage } of ranked) {
    const isNear =
      score >= (best?.score ?? 0) * LEAST_SHARE.section && coverage >= (best?.coverage ?? 0) * LEAST_SHARE.coverage;
    for (const { line } of isNear ? section.programs : []) {
      showPrograms(draft, section, line, taste);
      if (draft.count("code") > 0) {
        return;
      }
    }
  }
}

function addOthers(draft: Draft, best: RankedSection, others: readonly RankedSection[], { question }: Taste): void {
  let added = 0;
  for (const { section, score, coverage, lead } of others) {
    const isNear = score >= best.score * LEAST_SHARE.section && coverage >= best.coverage * LEAST_SHARE.coverage;
    if (
      added < MOST.others &&
      isNear &&
      lead &&
      lead.coverage >= LEAST_COVERAGE &&
      isQuotable(lead.statement, question)
    ) {
      draft.quote(section, lead.statement.text);
      added += 1;
    }
  }
}
