import type { Sdk } from "@docs/search/types";
import { type Answer, AnswerDraft } from "./answer-draft.ts";
import { choosePrograms } from "./choose-programs.ts";
import type { Candidate } from "./choose-sections.ts";
import type { Question } from "./read-question.ts";
import { hasProgram, isDangling, type ScoredPassage } from "./score-passages.ts";

/** A section with the passages that may be quoted from it. */
export interface ReadSection extends Candidate {
  readonly passages: readonly ScoredPassage[];
  /** The passage that an answer from this section begins with. */
  readonly lead: ScoredPassage;
}

/** Maximum number of passages that follow a section's first one. */
const MOST_MORE = 3;

/** Maximum number of other sections that are quoted. */
const MOST_OTHERS = 2;

/**
 * Lowest score of a passage or section that adds something, as a share of the best one's. It limits coverage as well.
 */
const LEAST_SHARE = 0.6;

/** Minimum coverage of a passage from another section. */
const LEAST_COVERAGE = 0.45;

/** The question and the preferences that the choice of programs depends on. */
export interface Taste {
  readonly question: Question;
  readonly sdk: Sdk;
  /** Whether the question itself names the language. */
  readonly isAsked: boolean;
}

/** Composes an answer: the passage that answers, what belongs with it, its program, and what other sections add. */
export function composeAnswer([best, ...others]: readonly ReadSection[], taste: Taste): Answer {
  const draft = new AnswerDraft();
  if (best) {
    const { kind } = taste.question;
    const isWalk = kind === "how-to" || kind === "error";
    quote(draft, best, best.lead, taste);
    for (const passage of isWalk ? followSteps(best, kind === "error") : findMore(best, kind)) {
      quote(draft, best, passage, taste);
    }
    addOthers(draft, best, others, taste);
  }
  return { sources: draft.sources, parts: draft.parts };
}

/**
 * Chooses the passage that an answer from a section begins with; undefined if none of its passages can open an answer.
 */
export function chooseLead(
  passages: readonly ScoredPassage[],
  { section, likeness }: Candidate,
  { kind }: Question,
): ScoredPassage | undefined {
  const mayLead = ({ form, isLeadIn, line }: ScoredPassage) =>
    form === "prose"
      ? !isLeadIn || hasProgram(section, line) || section.passages.some((next) => next.line === line + 1)
      : kind === "reference" || kind === "error";
  const fitting = passages.filter(mayLead);
  const [first] = fitting;
  // A section that asks the same question is written to be read from the beginning.
  return first && first.score > 0 && likeness >= LEAST_LIKENESS && kind !== "reference" && !isDangling(first.text)
    ? first
    : fitting.reduce<ScoredPassage | undefined>(
        (most, one) => (most && most.score >= one.score ? most : one),
        undefined,
      );
}

/** Minimum likeness of a heading for its section to be read from the first passage on. */
const LEAST_LIKENESS = 0.45;

/**
 * Returns the passages after the lead that are steps or cover part of the question; for an error message, all of them.
 */
function followSteps({ section, passages, lead }: ReadSection, isAll: boolean): readonly ScoredPassage[] {
  return passages.filter(
    ({ line, form, isLeadIn, score }) =>
      line > lead.line &&
      form === "prose" &&
      (hasProgram(section, line) || (!isLeadIn && (isAll || score >= lead.score * LEAST_SHARE))),
  );
}

/**
 * Finds a section's other passages that score nearly as high as its lead, in their original order. For a row of a
 * table, those are the neighboring rows.
 */
function findMore({ passages, lead }: ReadSection, kind: Question["kind"]): readonly ScoredPassage[] {
  return passages
    .filter(
      ({ line, form, isLeadIn, score }) =>
        line !== lead.line &&
        !isLeadIn &&
        (form === "prose" || kind === "reference") &&
        score >= lead.score * LEAST_SHARE,
    )
    .sort((left, right) => right.score - left.score)
    .slice(0, MOST_MORE)
    .sort((left, right) => left.line - right.line);
}

/** Quotes a passage together with what it leads to: its programs, or the list or table below it. */
function quote(draft: AnswerDraft, { section, passages }: ReadSection, passage: ScoredPassage, taste: Taste): void {
  const { line, isLeadIn } = passage;
  const programs = choosePrograms(section, line + 1, taste);
  draft.quote(section, passage.text);
  if (taste.question.kind === "how-to" || taste.question.kind === "error" || taste.question.kind === "reference") {
    for (const { code, language } of programs) {
      draft.program(section, code, language);
    }
  }
  if (isLeadIn && !hasProgram(section, line)) {
    const listed = passages.filter((next) => next.line > line && next.line <= line + MOST_MORE + 1 && !next.isLeadIn);
    for (const { text } of listed) {
      draft.quote(section, text);
    }
  }
}

/** Matches a passage about a program, which makes no sense without that program. */
const ABOUT_PROGRAM = /^(?:the|this|both|each|these|all) (?:\w+ )?(?:functions?|programs?|examples?)\b/i;

function addOthers(draft: AnswerDraft, best: ReadSection, others: readonly ReadSection[], { question }: Taste): void {
  const near = others.filter(
    ({ score, coverage, lead }) =>
      score >= best.score * LEAST_SHARE &&
      coverage >= best.coverage * LEAST_SHARE &&
      lead.coverage >= LEAST_COVERAGE &&
      !lead.isLeadIn &&
      (lead.form === "prose" || question.kind === "reference") &&
      !isDangling(lead.text) &&
      !ABOUT_PROGRAM.test(lead.text),
  );
  for (const { section, lead } of near.slice(0, MOST_OTHERS)) {
    draft.quote(section, lead.text);
  }
}
