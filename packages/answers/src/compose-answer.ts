import type { Sdk } from "@docs/search/types";
import { type Answer, AnswerDraft } from "./answer-draft.ts";
import { choosePrograms } from "./choose-programs.ts";
import type { LibrarySection } from "./library.ts";
import type { Question } from "./read-question.ts";
import type { ScoredStatement } from "./score-statements.ts";
import { isDangling } from "./sentence-forms.ts";

/** A section with its statements, as far as they may be quoted. */
export interface RankedSection {
  readonly section: LibrarySection;
  readonly score: number;
  readonly coverage: number;
  /** How much its heading and the question have in common, up to 1. */
  readonly likeness: number;
  /** Whether it says what the subject is, for a question that asks that. */
  readonly isDefinition: boolean;
  readonly statements: readonly ScoredStatement[];
  /** Share of the question's words in the sentence that has the most of them. */
  readonly said: number;
  /** Undefined when nothing of it may begin an answer. */
  readonly lead: ScoredStatement | undefined;
}

/** What a reader can take in at once. */
const MOST = { ofLead: 4, ofError: 5, ofRows: 4, ofLine: 3, ofList: 5, others: 2 } as const;

/** Statements below these shares of the first one's score, or sections below the first one's, add nothing. */
const LEAST_SHARE = { statement: 0.55, section: 0.6, coverage: 0.75 } as const;

/** Least coverage of what another section adds. */
const LEAST_COVERAGE = 0.45;

/** A program under a heading that is less like the question does something else. */
const LEAST_LIKENESS = 0.4;

/** A sentence of fewer words says nothing away from its place. */
const SHORTEST_ADDED = 6;

/** Choices of programs. */
export interface Taste {
  readonly question: Question;
  readonly sdk: Sdk;
  readonly isAsked: boolean;
}

/** Puts an answer together: the sentence that answers, what goes with it, its program, and what other sections add. */
export function composeAnswer(ranked: readonly RankedSection[], taste: Taste): Answer {
  const draft = new AnswerDraft();
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
function walk(
  draft: AnswerDraft,
  { section, statements, lead }: RankedSection,
  from: ScoredStatement,
  taste: Taste,
): void {
  const { question } = taste;
  const most = question.kind === "error" ? MOST.ofError : MOST.ofLead;
  quoteLine(draft, section, statements, from);
  showPrograms(draft, section, from.statement.line + 1, taste);
  for (const one of statements.filter(({ statement }) => statement.line > from.statement.line)) {
    const { statement } = one;
    const isStep = !draft.isFull("code") && choosePrograms(section, statement.line + 1, taste).length > 0;
    // Of a message all is read: its cause, what mends it, and how to see that it is mended.
    const least = question.kind === "error" ? Number.NEGATIVE_INFINITY : (lead?.score ?? 0) * LEAST_SHARE.statement;
    const isWorth = !statement.isLeadIn && one.score >= least;
    if (draft.count("quote") >= most) {
      return;
    }
    if (statement.form === "sentence" && (isStep || isWorth)) {
      draft.quote(section, statement.text);
    }
    showPrograms(draft, section, statement.line + 1, taste);
  }
}

/** Quotes the sentence that answers, those after it in its paragraph, and the best of the section. */
function explain(
  draft: AnswerDraft,
  { section, statements }: RankedSection,
  lead: ScoredStatement,
  taste: Taste,
): void {
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
    .slice(0, lead.statement.form === "row" ? MOST.ofRows : MOST.others)
    .sort((left, right) => left.statement.line - right.statement.line || left.statement.place - right.statement.place);
  for (const { statement } of more) {
    if (draft.count("quote") < (statement.form === "row" ? MOST.ofError : MOST.ofLead)) {
      draft.quote(section, statement.text);
    }
  }
}

function isQuotable({ form, isLeadIn }: ScoredStatement["statement"], { kind }: Question): boolean {
  return !isLeadIn && (form === "sentence" || (kind === "reference" && form !== "label"));
}

/** Quotes a statement with what follows it in its paragraph, or with the list that it leads to. */
function quoteLine(
  draft: AnswerDraft,
  section: LibrarySection,
  statements: readonly ScoredStatement[],
  { statement }: ScoredStatement,
): void {
  draft.quote(section, statement.text);
  const hasProgram = section.programs.some(({ line }) => line === statement.line + 1);
  // A misreading in quotation marks is nothing without what is true.
  const isMisreading = /^["“]/.test(statement.text);
  const isFollowed = statements.some(({ statement: next }) => next.line === statement.line + 1 && next.isLeadIn);
  const rest = statements.filter(({ statement: next }) =>
    statement.isLeadIn && !hasProgram && !isFollowed
      ? next.line > statement.line && next.line <= statement.line + MOST.ofList
      : next.line === statement.line && next.place > statement.place && next.place < statement.place + MOST.ofLine,
  );
  for (const { statement: next, score } of rest) {
    if (!next.isLeadIn && next.form !== "label" && (score > 0 || isMisreading)) {
      draft.quote(section, next.text);
    }
  }
}

function showPrograms(draft: AnswerDraft, section: LibrarySection, line: number, taste: Taste): void {
  for (const { code, language } of choosePrograms(section, line, taste)) {
    draft.program(section, code, language);
  }
}

/** Who asks how wants to see it: without a program so far, takes the one of the next section that has one. */
function addProgram(draft: AnswerDraft, ranked: readonly RankedSection[], taste: Taste): void {
  if (taste.question.kind !== "how-to" || draft.count("code") > 0) {
    return;
  }
  const [best] = ranked;
  for (const { section, score, coverage, likeness } of ranked) {
    const isNear =
      score >= (best?.score ?? 0) * LEAST_SHARE.section &&
      coverage >= (best?.coverage ?? 0) * LEAST_SHARE.coverage &&
      (section === best?.section || likeness >= LEAST_LIKENESS);
    for (const { line } of isNear ? section.programs : []) {
      showPrograms(draft, section, line, taste);
      if (draft.count("code") > 0) {
        return;
      }
    }
  }
}

/** Speaks of a program that does not come with it. */
const ABOUT_PROGRAM = /^(?:the|this|both|each|these|all) (?:\w+ )?(?:functions?|programs?|examples?)\b/i;

function addOthers(
  draft: AnswerDraft,
  best: RankedSection,
  others: readonly RankedSection[],
  { question }: Taste,
): void {
  let added = 0;
  for (const { section, score, coverage, lead } of others) {
    const isNear = score >= best.score * LEAST_SHARE.section && coverage >= best.coverage * LEAST_SHARE.coverage;
    if (
      added < MOST.others &&
      isNear &&
      lead &&
      lead.coverage >= LEAST_COVERAGE &&
      lead.statement.text.split(" ").length >= SHORTEST_ADDED &&
      isQuotable(lead.statement, question) &&
      !isDangling(lead.statement.text) &&
      !ABOUT_PROGRAM.test(lead.statement.text)
    ) {
      draft.quote(section, lead.statement.text);
      added += 1;
    }
  }
}
