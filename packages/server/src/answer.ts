import { AnswerError, type AnswerEvent, type AskOptions } from "@docs/answers/types";
import { answerWithModel, type ModelParts, type Usage } from "./answer-with-model.ts";
import type { Budget } from "./budget.ts";
import { isLate } from "./deadline.ts";
import { countWorstTokens, estimateTokens } from "./limits.ts";
import type { Log } from "./log.ts";
import type { Question } from "./parse-question.ts";
import { describeCause, toAnswerError } from "./to-answer-error.ts";

/** Answers from the documentation alone, word for word, as `packages/answers` does. */
export type AnswerLocally = (
  question: string,
  options: AskOptions,
) => AsyncIterable<AnswerEvent> | Iterable<AnswerEvent>;

/** What the server answers with. */
export interface AnswerParts extends ModelParts {
  readonly budget: Budget;
  /** Answers when the day's budget is spent; without it readers are told to come back tomorrow. */
  readonly answerLocally: () => AnswerLocally | undefined;
  readonly log: Log;
  readonly isLoggingQuestions: boolean;
  /** The time, in milliseconds since 1970. */
  readonly now: () => number;
}

/**
 * Answers a question: with the model while the day's budget lasts, else from the documentation alone. The log gets
 * one line, however the answer ends.
 */
export async function* answer(
  parts: AnswerParts,
  question: Question,
  signal: AbortSignal,
): AsyncGenerator<AnswerEvent> {
  const { budget, limits, log, now } = parts;
  const usage: Usage = { inputTokens: 0, outputTokens: 0 };
  const reservation = budget.reserve(countWorstTokens(limits, question.characters));
  const counts = { searches: 0, sources: 0, firstMs: -1 };
  const startedAt = now();
  let outcome = "given-up";
  try {
    const events = reservation
      ? answerWithModel(parts, question, { usage, signal })
      : answerWithoutModel(parts, question, signal);
    for await (const event of events) {
      count(event, counts, now() - startedAt);
      outcome = toOutcome(event, outcome);
      yield event;
    }
  } catch (error) {
    const failure = toAnswerError(error);
    outcome = signal.aborted && !isLate(signal) ? "given-up" : `${failure.failure} (${describeCause(failure)})`;
    throw failure;
  } finally {
    reservation?.settle(countTaken(usage, question, outcome));
    log({
      event: "answer",
      outcome,
      by: reservation ? "model" : "documentation",
      searches: counts.searches,
      sources: counts.sources,
      ...usage,
      ...(counts.firstMs >= 0 ? { firstMs: counts.firstMs } : {}),
      totalMs: now() - startedAt,
      ...(parts.isLoggingQuestions ? { question: question.question } : {}),
    });
  }
}

function toOutcome(event: AnswerEvent, outcome: string): string {
  switch (event.type) {
    case "refused":
      return "no-answer";
    case "done":
      return outcome === "given-up" ? "answered" : outcome;
    default:
      return outcome;
  }
}

async function* answerWithoutModel(
  parts: AnswerParts,
  { question, history, sdk }: Question,
  signal: AbortSignal,
): AsyncGenerator<AnswerEvent> {
  const answerLocally = parts.answerLocally();
  if (!answerLocally) {
    throw new AnswerError("limit", "Today's questions are used up. Ask again tomorrow, or search by keywords.");
  }
  yield* answerLocally(question, { history, signal, ...(sdk ? { sdk } : {}) });
}

function count(
  event: AnswerEvent,
  counts: { searches: number; sources: number; firstMs: number },
  passedMs: number,
): void {
  counts.searches += event.type === "searched" ? 1 : 0;
  counts.sources = event.type === "sources" ? event.sources.length : counts.sources;
  counts.firstMs = event.type === "part" && counts.firstMs < 0 ? passedMs : counts.firstMs;
}

/** A service that was not asked to the end has not said what it took in: what was sent to it counts then. */
function countTaken({ inputTokens, outputTokens }: Usage, { characters }: Question, outcome: string): number {
  const isCounted = outcome === "answered" || outcome === "no-answer";
  return outputTokens + (isCounted && inputTokens > 0 ? inputTokens : inputTokens + estimateTokens(characters));
}
