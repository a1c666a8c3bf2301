import type { AnswerEvent } from "@docs/answers/types";
import { type LanguageModel, stepCountIs, streamText, type TextStreamPart, ToolChoiceViolationError, tool } from "ai";
import { z } from "zod";
import { createLedger, type Ledger, toSource } from "./ledger.ts";
import { countMostCharacters, estimateTokens, type Limits } from "./limits.ts";
import type { Question } from "./parse-question.ts";
import type { Library } from "./passages.ts";
import { renderInstructions, renderPassages, toModelMessages } from "./prompt.ts";
import { createTelling, type Telling } from "./telling.ts";
import { toAnswerError } from "./to-answer-error.ts";
import { SEARCH_TOOL, type SearchOutput } from "./wire.ts";

/** What answers are made with. */
export interface ModelParts {
  readonly model: LanguageModel;
  readonly library: () => Library;
  readonly limits: Limits;
  /** The product that the documentation is about. */
  readonly product: string;
  /** Those of the site. */
  readonly origins: readonly string[];
}

/** What one answer took. */
export interface Usage {
  inputTokens: number;
  outputTokens: number;
}

/** Pages that are offered where there is no answer. */
const NEAREST = 3;

/**
 * Answers with a model whose only tool is a search of the documentation. Nothing is told before the answer has named
 * its first source; an answer that names none is refused, whatever it says.
 *
 * @param usage is added to while the answer goes on, also when it fails
 * @throws AnswerError when the model's service does not answer, or not to the end.
 */
export async function* answerWithModel(
  parts: ModelParts,
  question: Question,
  { usage, signal }: { readonly usage: Usage; readonly signal: AbortSignal },
): AsyncGenerator<AnswerEvent> {
  const ledger = createLedger(parts.origins);
  const telling = createTelling(ledger, countMostCharacters(parts.limits));
  const stop = follow(signal);
  yield { type: "thinking" };
  try {
    for await (const part of startModel(parts, question, ledger, stop.signal).fullStream) {
      yield* tell(part, telling, usage);
      if (telling.isFull()) {
        break;
      }
    }
  } catch (error) {
    throw toAnswerError(error);
  } finally {
    stop.abort();
  }
  yield* telling.end();
  if (!telling.hasTold()) {
    const nearest = ledger.passages.length > 0 ? ledger.passages : searchFor(question, parts);
    yield { type: "refused", nearest: nearest.slice(0, NEAREST).map(toSource) };
  }
  yield { type: "done" };
}

/** Makes a controller that is aborted with a signal, and can be before. */
function follow(signal: AbortSignal): AbortController {
  const controller = new AbortController();
  if (signal.aborted) {
    controller.abort(signal.reason);
  }
  signal.addEventListener("abort", () => controller.abort(signal.reason), { once: true });
  return controller;
}

function searchFor({ question, sdk }: Question, { library }: ModelParts) {
  return library().search(question, { limit: NEAREST, ...(sdk ? { sdk } : {}) });
}

function startModel(parts: ModelParts, question: Question, ledger: Ledger, signal: AbortSignal) {
  const { model, limits, product } = parts;
  return streamText({
    model,
    system: renderInstructions(product),
    messages: toModelMessages(question),
    tools: createTools(parts, question, ledger),
    // The first step has to search, the last one has to answer.
    prepareStep: ({ stepNumber }) => ({
      toolChoice: stepNumber === 0 ? "required" : stepNumber >= limits.steps - 1 ? "none" : "auto",
    }),
    stopWhen: stepCountIs(limits.steps),
    maxOutputTokens: limits.outputTokens,
    temperature: 0,
    maxRetries: 1,
    timeout: { chunkMs: limits.silenceMs },
    abortSignal: signal,
    // Told by the stream itself; the default would print it with the question in it.
    onError: () => undefined,
  });
}

function createTools({ library, limits, product }: ModelParts, { sdk }: Question, ledger: Ledger) {
  return {
    [SEARCH_TOOL]: tool({
      description: `Searches the documentation of ${product} and gives the passages that fit best.`,
      inputSchema: z.object({ query: z.string().max(limits.questionCharacters).describe("A few keywords") }),
      execute: ({ query }) =>
        ledger.enter(library().search(query, { limit: limits.passages, ...(sdk ? { sdk } : {}) })),
      toModelOutput: ({ output }) => ({ type: "json", value: renderPassages(output) }),
    }),
  };
}

type Part = TextStreamPart<ReturnType<typeof createTools>>;

function* tell(part: Part, telling: Telling, usage: Usage): Generator<AnswerEvent> {
  switch (part.type) {
    case "tool-call":
      telling.forget();
      if (!part.invalid) {
        yield { type: "searching", query: readQuery(part.input) };
      }
      return;
    case "tool-result":
      yield { type: "searched", ...describeSearch(part.input, part.output) };
      return;
    case "text-delta":
      // Until the service counts them: an answer that is given up has cost something too.
      usage.outputTokens += estimateTokens(part.text.length);
      telling.estimated += estimateTokens(part.text.length);
      yield* telling.push(part.text);
      return;
    case "tool-input-delta":
      telling.count(part.delta.length);
      return;
    case "finish-step":
      usage.inputTokens += part.usage.inputTokens ?? 0;
      usage.outputTokens += (part.usage.outputTokens ?? telling.estimated) - telling.estimated;
      telling.estimated = 0;
      telling.nextReply();
      return;
    case "error":
      if (!isDisobedient(part.error)) {
        throw part.error;
      }
      return;
    case "abort":
      throw new DOMException("The answer was given up.", "AbortError");
    default:
      return;
  }
}

/** A model that searches where it should answer, or the other way round, has no answer: that is no failure. */
function isDisobedient(error: unknown): boolean {
  return ToolChoiceViolationError.isInstance(error);
}

function readQuery(input: unknown): string {
  return typeof input === "object" && input !== null && "query" in input ? String(input.query) : "";
}

function describeSearch(input: unknown, output: unknown): SearchOutput {
  return { query: readQuery(input), count: Array.isArray(output) ? output.length : 0 };
}
