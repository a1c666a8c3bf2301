import type { LoadedIndex } from "@docs/search";
import type { Sdk } from "@docs/search/types";
import type { Answer } from "./answer-draft.ts";
import { composeAnswer, type RankedSection } from "./compose-answer.ts";
import { createMessageFinder } from "./error-messages.ts";
import { type Candidate, findSections } from "./find-sections.ts";
import { readConversation } from "./follow-up.ts";
import { judgeFinds, judgeQuestion, type Refusal } from "./gate.ts";
import { type Library, openLibrary } from "./library.ts";
import { measureCoverage } from "./measure-coverage.ts";
import { rankSections, readEntry } from "./rank-sections.ts";
import { cleanQuestion, type Question } from "./read-question.ts";
import type { AnswerEvent, AnswerPart, AnswerSource, AskOptions } from "./types.ts";

/** Answers questions from the site's own index. The same question and history always get the same answer. */
export type Answerer = (question: string, options: Pick<AskOptions, "history" | "sdk">) => readonly AnswerEvent[];

/** Language of programs when neither the question nor the reader has named one: the first of every group of tabs. */
const DEFAULT_SDK: Sdk = "go";

/** How many pages a refusal names, and how much of the question they have at least. */
const NEAREST = { most: 3, coverage: 0.3 } as const;

/**
 * Opens a loaded index for questions.
 *
 * @throws Error while its texts are missing.
 */
export function createAnswerer(index: LoadedIndex): Answerer {
  const library = openLibrary(index);
  const findMessage = createMessageFinder(library);
  return (typed, { history, sdk }) => {
    const earlier = history.map((exchange) => exchange.question);
    const question = readConversation(typed, earlier, library);
    const clean = cleanQuestion(typed);
    const message = findMessage(clean);
    const refusal = judgeQuestion(question, clean, library);
    // A pasted message may name other versions and unknown words; an order to the machine stays one.
    if (refusal && (!message || refusal === "not-a-question")) {
      return refuse(question, NAMED.has(refusal) ? findSections(question, library) : [], library);
    }
    const asked: Question = message ? { ...question, kind: "error" } : question;
    const taste = { question: asked, sdk: question.sdk ?? sdk ?? DEFAULT_SDK, isAsked: question.sdk !== undefined };
    const candidates = findSections(asked, library);
    const quoted = new Set(history.at(-1)?.sources.map(({ url }) => url));
    const ranked = rankSections(candidates, { ...taste, quoted, library });
    if (message) {
      const entry = readEntry(message, { ...taste, quoted, library });
      return tell(asked, composeAnswer([entry, ...ranked.filter(({ section }) => section !== entry.section)], taste));
    }
    return judgeFinds(ranked[0], asked, measureTask(asked, ranked[0], library))
      ? refuse(asked, candidates, library)
      : tell(asked, composeAnswer(ranked, taste));
  };
}

/** Gives how much of the task before the best section has: "and in Rust?" after a constructor wants a constructor. */
function measureTask({ context, isReplaced }: Question, best: RankedSection | undefined, library: Library): number {
  return best && isReplaced && context.length > 0 ? measureCoverage(context, best.section.number, library) : 1;
}

/** Refusals of questions that the documentation may have something near to. */
const NAMED: ReadonlySet<Refusal> = new Set(["version", "command", "uncovered"]);

function tell({ text }: Question, { sources, parts }: Answer): readonly AnswerEvent[] {
  const searched = { type: "searched", query: text, count: sources.length } as const;
  return [...begin(text), searched, { type: "sources", sources }, ...parts.map(toEvent), { type: "done" }];
}

function toEvent(part: AnswerPart): AnswerEvent {
  return { type: "part", part };
}

function begin(query: string): readonly AnswerEvent[] {
  return [{ type: "thinking" }, { type: "searching", query }];
}

function refuse({ text }: Question, candidates: readonly Candidate[], library: Library): readonly AnswerEvent[] {
  const nearest = new Map<string, AnswerSource>();
  for (const { number, coverage } of candidates) {
    const { source, pageUrl } = library.section(number);
    if (coverage >= NEAREST.coverage && nearest.size < NEAREST.most && !nearest.has(pageUrl)) {
      nearest.set(pageUrl, source);
    }
  }
  const searched = { type: "searched", query: text, count: nearest.size } as const;
  return [...begin(text), searched, { type: "refused", nearest: [...nearest.values()] }, { type: "done" }];
}
