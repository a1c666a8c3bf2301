import type { AnswerEvent } from "@docs/answers/types";
import { type LanguageModel, stepCountIs, streamText, type TextStreamPart, ToolChoiceViolationError, tool } from "ai";
import { z } from "zod";
import { type AnswerText, createAnswerText } from "./answer-text.ts";
import { countMostCharacters, estimateTokens } from "./daily-budget.ts";
import { type Documentation, listHosts } from "./documentation.ts";
import { toAnswerError } from "./errors.ts";
import type { Question } from "./parse-question.ts";
import { renderInstructions, renderPassages, SEARCH_TOOL, toModelMessages } from "./prompt.ts";
import { createRetrievedPassages, type RetrievedPassages, toSource } from "./retrieved-passages.ts";
import type { Limits } from "./settings.ts";

/** Everything that an answer from the model depends on. */
export interface ModelDependencies {
  readonly model: LanguageModel;
  readonly documentation: () => Documentation;
  readonly limits: Limits;
  /** The product that the documentation describes. */
  readonly product: string;
  /** The site's origins. */
  readonly origins: readonly string[];
}

/** The tokens that one answer used. */
export interface Usage {
  inputTokens: number;
  outputTokens: number;
  /** Output tokens that the service hasn't counted yet. */
  estimatedTokens: number;
}

/** Number of pages to suggest if there's no answer. */
const NEAREST = 3;

/**
 * Answers with a model whose only tool is a search of the documentation. Nothing is shown until the answer has cited
 * its first source. An answer that cites none is refused, whatever it says.
 *
 * @param usage updated during the answer, even if it fails
 * @throws AnswerError if the model's service doesn't respond, or stops before the end.
 */
export async function* answerWithModel(
  dependencies: ModelDependencies,
  question: Question,
  { usage, signal }: { readonly usage: Usage; readonly signal: AbortSignal },
): AsyncGenerator<AnswerEvent> {
  // A program may reach what the pages name, and what its reader has.
  const ownHosts = listHosts([question.question, ...question.history.map((earlier) => earlier.question)]);
  const { hosts } = dependencies.documentation();
  const retrieved = createRetrievedPassages(dependencies.origins, (host) => hosts.has(host) || ownHosts.has(host));
  const answer = createAnswerText(retrieved, countMostCharacters(dependencies.limits));
  const stop = new AbortController();
  yield { type: "thinking" };
  try {
    const stopOrEnd = AbortSignal.any([stop.signal, signal]);
    for await (const part of startModel(dependencies, question, retrieved, stopOrEnd).fullStream) {
      yield* toEvents(part, answer, usage);
      if (answer.isFull()) {
        break;
      }
    }
  } catch (error) {
    throw toAnswerError(error);
  } finally {
    stop.abort();
  }
  yield* answer.end();
  if (!answer.isAnswer()) {
    const nearest =
      retrieved.passages.length > 0
        ? retrieved.passages
        : dependencies.documentation().search(question.question, { limit: NEAREST, sdk: question.sdk });
    yield { type: "refused", nearest: nearest.slice(0, NEAREST).map(toSource) };
  }
  yield { type: "done" };
}

function startModel(
  dependencies: ModelDependencies,
  question: Question,
  retrieved: RetrievedPassages,
  signal: AbortSignal,
) {
  const { model, limits, product } = dependencies;
  return streamText({
    model,
    system: renderInstructions(product),
    messages: toModelMessages(question),
    tools: createTools(dependencies, question, retrieved),
    // The first step must search, and the last one must answer.
    prepareStep: ({ stepNumber }) => ({
      toolChoice: stepNumber === 0 ? "required" : stepNumber >= limits.steps - 1 ? "none" : "auto",
    }),
    stopWhen: stepCountIs(limits.steps),
    maxOutputTokens: limits.outputTokens,
    temperature: 0,
    maxRetries: 1,
    timeout: { chunkMs: limits.silenceMs },
    abortSignal: signal,
    // The stream also contains the error. The default handler would print it along with the question.
    onError: () => undefined,
  });
}

function createTools(
  { documentation, limits, product }: ModelDependencies,
  { sdk }: Question,
  retrieved: RetrievedPassages,
) {
  return {
    [SEARCH_TOOL]: tool({
      description: `Searches the documentation of ${product} and gives the passages that fit best.`,
      inputSchema: z.object({ query: z.string().max(limits.questionCharacters).describe("A few keywords") }),
      execute: ({ query }) => retrieved.add(documentation().search(query, { limit: limits.passages, sdk })),
      toModelOutput: ({ output }) => ({ type: "json", value: renderPassages(output) }),
    }),
  };
}

type Part = TextStreamPart<ReturnType<typeof createTools>>;

function* toEvents(part: Part, answer: AnswerText, usage: Usage): Generator<AnswerEvent> {
  switch (part.type) {
    case "tool-call":
      answer.discard();
      if (!part.invalid) {
        yield { type: "searching", query: readQuery(part.input) };
      }
      return;
    case "tool-result":
      yield {
        type: "searched",
        query: readQuery(part.input),
        count: Array.isArray(part.output) ? part.output.length : 0,
      };
      return;
    case "text-delta":
      // Estimated until the service counts them, because an abandoned answer also has a cost.
      usage.outputTokens += estimateTokens(part.text.length);
      usage.estimatedTokens += estimateTokens(part.text.length);
      yield* answer.push(part.text);
      return;
    case "tool-input-delta":
      answer.count(part.delta.length);
      return;
    case "finish-step":
      usage.inputTokens += part.usage.inputTokens ?? 0;
      usage.outputTokens += (part.usage.outputTokens ?? usage.estimatedTokens) - usage.estimatedTokens;
      usage.estimatedTokens = 0;
      answer.startReply();
      return;
    case "error":
      // A model that searches when it should answer, or the reverse, has no answer. That isn't a failure.
      if (!ToolChoiceViolationError.isInstance(part.error)) {
        throw part.error;
      }
      return;
    case "abort":
      throw new DOMException("The answer was given up.", "AbortError");
    default:
      return;
  }
}

function readQuery(input: unknown): string {
  return typeof input === "object" && input !== null && "query" in input ? String(input.query) : "";
}
