import type { AnswerEvent, AnswerFailure, AnswerPart, AnswerSource } from "@docs/answers/types";
import type { UIMessageChunk } from "ai";
import { toAnswerError } from "./errors.ts";
import { SEARCH_TOOL } from "./prompt.ts";

/**
 * Data that this site's answers add to the UI message stream of the AI SDK, because a text stream can't express it.
 * Each item is a part named `data-<name>`. A client that doesn't support these parts still gets the text.
 */
interface AnswerData {
  /** All sources so far, in the order of the text's references `[1]`, `[2]`, and so on. */
  readonly sources: readonly AnswerSource[];
  /** A quote or a program from the documentation, verbatim. */
  readonly part: Exclude<AnswerPart, { readonly type: "markdown" }>;
  /** The documentation has no answer, and these pages are the closest. */
  readonly refused: readonly AnswerSource[];
  /** The reason for the error that follows and ends the answer. */
  readonly failure: AnswerFailure;
}

/**
 * Converts an answer to the UI message stream of the AI SDK. It never throws: a failed answer ends with a part that
 * explains the failure to readers.
 */
export async function* toChunks(events: AsyncIterable<AnswerEvent>, messageId: string): AsyncGenerator<UIMessageChunk> {
  const writing = { calls: 0, texts: 0, isTextOpen: false };
  yield { type: "start", messageId };
  yield { type: "start-step" };
  try {
    for await (const event of events) {
      yield* writeEvent(event, writing);
    }
    yield* closeText(writing);
    yield { type: "finish-step" };
    yield { type: "finish", finishReason: "stop" };
  } catch (cause) {
    const error = toAnswerError(cause);
    yield* closeText(writing);
    yield data("failure", error.failure);
    yield { type: "error", errorText: error.message };
  }
}

interface Writing {
  calls: number;
  texts: number;
  isTextOpen: boolean;
}

function* writeEvent(event: AnswerEvent, writing: Writing): Generator<UIMessageChunk> {
  switch (event.type) {
    case "searching":
      yield* closeText(writing);
      writing.calls += 1;
      yield {
        type: "tool-input-available",
        toolCallId: `search-${writing.calls}`,
        toolName: SEARCH_TOOL,
        input: { query: event.query },
      };
      return;
    case "searched":
      // Only the model needs the passages themselves.
      yield {
        type: "tool-output-available",
        toolCallId: `search-${writing.calls}`,
        output: { query: event.query, count: event.count },
      };
      return;
    case "sources":
      yield data("sources", event.sources);
      return;
    case "part":
      yield* closeText(writing);
      if (event.part.type !== "markdown") {
        yield data("part", event.part);
        return;
      }
      writing.isTextOpen = true;
      writing.texts += 1;
      yield { type: "text-start", id: textId(writing) };
      yield { type: "text-delta", id: textId(writing), delta: event.part.text };
      return;
    case "delta":
      yield { type: "text-delta", id: textId(writing), delta: event.text };
      return;
    case "refused":
      yield data("refused", event.nearest);
      return;
    case "thinking":
    case "done":
      return;
  }
}

function* closeText(writing: Writing): Generator<UIMessageChunk> {
  if (writing.isTextOpen) {
    writing.isTextOpen = false;
    yield { type: "text-end", id: textId(writing) };
  }
}

function textId({ texts }: Writing): string {
  return `answer-${texts}`;
}

function data<Name extends keyof AnswerData>(name: Name, value: AnswerData[Name]): UIMessageChunk {
  // The sources always have the same ID, so a client that stores messages replaces them instead of collecting them.
  return name === "sources" ? { type: `data-${name}`, id: name, data: value } : { type: `data-${name}`, data: value };
}

/**
 * Converts an iterator to a stream that advances only as fast as it's read.
 *
 * @param gone aborts when the reader disconnects, which a stream that nobody reads doesn't notice by itself
 * @param onEnd called when the stream ends for any reason; may be called more than once
 */
export function toStream<T>(items: AsyncGenerator<T>, gone: AbortSignal, onEnd: () => void): ReadableStream<T> {
  const end = async () => {
    onEnd();
    await items.return(undefined);
  };
  // Nobody is left to hear about a failure, and it's already in the log.
  const leave = () => void end().catch(() => undefined);
  if (gone.aborted) {
    leave();
  }
  gone.addEventListener("abort", leave, { once: true });
  return new ReadableStream<T>(
    {
      async pull(controller) {
        const { done, value } = await items.next();
        if (done) {
          onEnd();
          controller.close();
        } else {
          controller.enqueue(value);
        }
      },
      cancel: end,
    },
    // Nothing is produced before it's read.
    { highWaterMark: 0 },
  );
}
