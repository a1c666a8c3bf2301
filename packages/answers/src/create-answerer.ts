import type { LoadedIndex } from "@docs/search";
import type { Sdk } from "@docs/search/types";
import type { Answer } from "./answer-draft.ts";
import { type Candidate, chooseSections, measureCoverage } from "./choose-sections.ts";
import { chooseLead, composeAnswer, type ReadSection, type Taste } from "./compose-answer.ts";
import { createMessageFinder, type FoundMessage } from "./error-messages.ts";
import { readConversation } from "./follow-up.ts";
import { cleanQuestion, type Question } from "./read-question.ts";
import { judgeFinds, judgeQuestion, type Refusal } from "./refuse-question.ts";
import { scorePassages } from "./score-passages.ts";
import { openSite, type Site, type SiteSection } from "./site.ts";
import type { AnswerEvent, AnswerSource, AskOptions } from "./types.ts";

/** Answers questions from the site's own index. The same question and history always produce the same answer. */
export type Answerer = (question: string, options: Pick<AskOptions, "history" | "sdk">) => readonly AnswerEvent[];

/** Language of programs when neither the question nor the reader has named one: the first of every group of tabs. */
const DEFAULT_SDK: Sdk = "go";

/** Number of sections that are checked for one that covers the question. Raising it refuses fewer questions. */
const MOST_READ = 3;

/**
 * Prepares a loaded index for answering questions.
 *
 * @throws Error if its texts are missing.
 */
export function createAnswerer(index: LoadedIndex): Answerer {
  const site = openSite(index);
  const findMessage = createMessageFinder(site);
  return (typed, { history, sdk }) => {
    const clean = cleanQuestion(typed);
    const question = readConversation(
      typed,
      history.map((exchange) => exchange.question),
      site,
    );
    const message = findMessage(clean);
    const refusal = judgeQuestion(question, clean, site);
    // A pasted message may name other versions and contain unknown words, but an order to the machine remains one.
    if (refusal && (!message || refusal === "not-a-question")) {
      return refuse(question, NAMED.has(refusal) ? chooseSections(question, site) : []);
    }
    const asked: Question = message ? { ...question, kind: "error" } : question;
    const taste = { question: asked, sdk: question.sdk ?? sdk ?? DEFAULT_SDK, isAsked: question.sdk !== undefined };
    const candidates = chooseSections(asked, site);
    const read = candidates.flatMap((candidate) => readSection(candidate, taste, site));
    const entry = message && readEntry(message, taste, site);
    if (entry) {
      return tell(asked, composeAnswer([entry, ...read], taste), [entry, ...candidates]);
    }
    return read.slice(0, MOST_READ).some((one) => isCovered(one, asked, site))
      ? tell(asked, composeAnswer(read, taste), candidates)
      : refuse(asked, candidates);
  };
}

/**
 * Reads a section that contains something an answer can begin with. If the beginning of a page has nothing useful, a
 * section below replaces it: for a task, the first one that does something, and otherwise the one that covers the most.
 */
function readSection(candidate: Candidate, taste: Taste, site: Site): readonly ReadSection[] {
  const { question, sdk } = taste;
  const isTask = question.kind === "how-to";
  const passages = scorePassages(question, candidate.section, site, sdk);
  const lead = chooseLead(passages, candidate, question);
  const own = lead ? [{ ...candidate, passages, lead }] : [];
  if (lead && (!isTask || candidate.section.programs.length > 0)) {
    return own;
  }
  const below = site
    .sectionsBelow(candidate.section.number)
    .filter((section) => !isTask || doesSomething(section))
    .flatMap((section) => readSection({ ...candidate, section }, taste, site));
  const best = isTask ? below : below.sort((left, right) => right.lead.score - left.lead.score);
  return best.length > 0 ? best.slice(0, 1) : own;
}

/** Sections with a prior below this only prepare the work. */
const PREPARATION = 0.5;

function doesSomething({ prior, programs }: SiteSection): boolean {
  return prior > PREPARATION && programs.some(({ language }) => language !== "output");
}

/** Reads the entry for a pasted message, which is the answer no matter what else contains its words. */
function readEntry({ section: number, row }: FoundMessage, { question, sdk }: Taste, site: Site) {
  const section = site.section(number);
  const passages = scorePassages(question, section, site, sdk);
  const lead = passages.find(({ form, text }) => (row === undefined ? form === "prose" : text === row));
  const whole = { section, score: 1, coverage: 1, likeness: 1 };
  return lead && { ...whole, lead, passages: row === undefined ? passages : [] };
}

function isCovered(best: ReadSection, question: Question, site: Site): boolean {
  const { context, isReplaced } = question;
  const said = Math.max(...best.passages.map(({ coverage }) => coverage));
  // "And in Rust?" after a question about constructors asks for a constructor.
  const task = isReplaced && context.length > 0 ? measureCoverage(context, best.section.number, site) : 1;
  return judgeFinds(best, question, { said, task }) === undefined;
}

/** Refusals of questions for which the documentation may have something related. */
const NAMED: ReadonlySet<Refusal> = new Set(["version", "command", "uncovered"]);

function tell(
  { text }: Question,
  { sources, parts }: Answer,
  candidates: readonly Pick<Candidate, "section">[],
): readonly AnswerEvent[] {
  const all = addPages(sources, candidates);
  return [
    ...begin(text, all.length),
    { type: "sources", sources: all },
    ...parts.map((part) => ({ type: "part", part }) as const),
    { type: "done" },
  ];
}

function refuse({ text }: Question, candidates: readonly Candidate[]): readonly AnswerEvent[] {
  const nearest = addPages([], candidates);
  return [...begin(text, nearest.length), { type: "refused", nearest }, { type: "done" }];
}

function begin(query: string, count: number): readonly AnswerEvent[] {
  return [{ type: "thinking" }, { type: "searching", query }, { type: "searched", query, count }];
}

/** Adds the best sections of the other pages, so an answer leads to at least as much as the list of hits does. */
function addPages(
  sources: readonly AnswerSource[],
  candidates: readonly Pick<Candidate, "section">[],
): readonly AnswerSource[] {
  const toPage = ({ url }: AnswerSource) => url.replace(/#.*/, "");
  const pages = new Set(sources.map(toPage));
  const added = candidates
    .map(({ section }) => section.source)
    .filter((source) => {
      const isNew = !pages.has(toPage(source));
      pages.add(toPage(source));
      return isNew;
    });
  return [...sources, ...added];
}
