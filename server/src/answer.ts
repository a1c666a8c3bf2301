import { AnswerError, type AnswerEvent, type AskOptions } from "@docs/answers/types";
import { answerWithModel, type ModelDependencies, type Usage } from "./answer-with-model.ts";
import { countWorstTokens, type DailyBudget, estimateTokens } from "./daily-budget.ts";
import { describeCause, toAnswerError } from "./errors.ts";
import type { Question } from "./parse-question.ts";

/** An entry of the operator's log. It contains counts, and the question only if the operator asked for it. */
export interface LogEntry {
  readonly event: "answer" | "refused-request" | "vote";
  /** How the answer ended, or what a reader thinks of it. */
  readonly outcome: string;
  readonly status?: number;
  readonly by?: "model" | "documentation";
  readonly searches?: number;
  readonly sources?: number;
  readonly inputTokens?: number;
  readonly outputTokens?: number;
  /** Milliseconds until the first words, and until the end. */
  readonly firstMs?: number | undefined;
  readonly totalMs?: number;
  readonly question?: string | undefined;
}

/** Writes a log entry, which never contains anything about who asked. */
export type Log = (entry: LogEntry) => void;

/** Answers with quotes from the documentation, as `packages/answers` does. */
export type AnswerLocally = (
  question: string,
  options: AskOptions,
) => AsyncIterable<AnswerEvent> | Iterable<AnswerEvent>;

/** Everything that an answer depends on. */
export interface AnswerDependencies extends ModelDependencies {
  readonly budget: DailyBudget;
  /**
   * Returns the answerer to use once the day's budget is spent. Without one, readers are asked to come back tomorrow.
   */
  readonly answerLocally: () => AnswerLocally | undefined;
  readonly log: Log;
  readonly isLoggingQuestions: boolean;
  /** Returns the time, in milliseconds since 1970. */
  readonly now: () => number;
}

/**
 * Answers a question, with the model while the day's budget lasts, and with quotes from the documentation after that.
 * The log gets one line, however the answer ends.
 */
export async function* answer(
  dependencies: AnswerDependencies,
  question: Question,
  signal: AbortSignal,
): AsyncGenerator<AnswerEvent> {
  const { budget, limits, log, now, isLoggingQuestions } = dependencies;
  const usage: Usage = { inputTokens: 0, outputTokens: 0, estimatedTokens: 0 };
  const reservation = budget.reserve(countWorstTokens(limits, question.characters));
  const counts: Counts = { searches: 0, sources: 0 };
  const startedAt = now();
  let outcome = "given-up";
  try {
    const events = reservation
      ? answerWithModel(dependencies, question, { usage, signal })
      : answerWithoutModel(dependencies, question, signal);
    for await (const event of events) {
      count(event, counts, now() - startedAt);
      outcome = toOutcome(event, outcome);
      yield event;
    }
  } catch (error) {
    const failure = toAnswerError(error);
    const isGivenUp = signal.aborted && signal.reason?.name !== "TimeoutError";
    outcome = isGivenUp ? "given-up" : `${failure.failure} (${describeCause(failure)})`;
    throw failure;
  } finally {
    const { inputTokens, outputTokens } = usage;
    reservation?.settle(countTaken(usage, question, outcome));
    log({
      event: "answer",
      outcome,
      by: reservation ? "model" : "documentation",
      searches: counts.searches,
      sources: counts.sources,
      inputTokens,
      outputTokens,
      firstMs: counts.firstMs,
      totalMs: now() - startedAt,
      question: isLoggingQuestions ? question.question : undefined,
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
  dependencies: AnswerDependencies,
  { question, history, sdk }: Question,
  signal: AbortSignal,
): AsyncGenerator<AnswerEvent> {
  const answerLocally = dependencies.answerLocally();
  if (!answerLocally) {
    throw new AnswerError("limit", "Today's questions are used up. Ask again tomorrow, or search by keywords.");
  }
  yield* answerLocally(question, { history, signal, ...(sdk ? { sdk } : {}) });
}

interface Counts {
  searches: number;
  sources: number;
  firstMs?: number;
}

function count(event: AnswerEvent, counts: Counts, passedMs: number): void {
  counts.searches += event.type === "searched" ? 1 : 0;
  counts.sources = event.type === "sources" ? event.sources.length : counts.sources;
  if (event.type === "part") {
    counts.firstMs ??= passedMs;
  }
}

/**
 * Returns the tokens to charge. A service that was stopped hasn't reported its input tokens, so everything sent to it
 * counts.
 */
function countTaken({ inputTokens, outputTokens }: Usage, { characters }: Question, outcome: string): number {
  const isCounted = outcome === "answered" || outcome === "no-answer";
  return outputTokens + (isCounted && inputTokens > 0 ? inputTokens : inputTokens + estimateTokens(characters));
}
