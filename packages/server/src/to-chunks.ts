import { AnswerError, type AnswerEvent } from "@docs/answers/types";
import type { UIMessageChunk } from "ai";
import { toAnswerError } from "./to-answer-error.ts";
import { type AnswerData, SEARCH_TOOL, type SearchOutput } from "./wire.ts";

/** The one block of text that is open. */
const TEXT_ID = "answer";

/**
 * Writes an answer as the UI message stream of the AI SDK. It never throws: an answer that fails ends with a part
 * that says so, in words for readers.
 *
 * @param onError gets what went wrong, for the operator
 */
export async function* toChunks(
  events: AsyncIterable<AnswerEvent>,
  { messageId, onError }: { readonly messageId: string; readonly onError: (error: AnswerError) => void },
): AsyncGenerator<UIMessageChunk> {
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
    const error = cause instanceof AnswerError ? cause : toAnswerError(cause);
    onError(error);
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
    case "searched": {
      const output: SearchOutput = { query: event.query, count: event.count };
      yield { type: "tool-output-available", toolCallId: `search-${writing.calls}`, output };
      return;
    }
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
  return `${TEXT_ID}-${texts}`;
}

function data<Name extends keyof AnswerData>(name: Name, value: AnswerData[Name]): UIMessageChunk {
  // One part of each kind: a client that keeps messages replaces the sources instead of collecting them.
  return name === "sources" ? { type: `data-${name}`, id: name, data: value } : { type: `data-${name}`, data: value };
}
