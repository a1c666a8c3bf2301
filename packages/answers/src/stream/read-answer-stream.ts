import { AnswerError, type AnswerEvent, type AnswerFailure, type AnswerSource } from "../types.ts";
import {
  type Chunk,
  parseChunk,
  readCount,
  readFailure,
  readPart,
  readQuery,
  readSources,
  readText,
  unexpected,
} from "./read-chunk.ts";
import { readServerSentEvents } from "./read-sse.ts";

/** The state of a stream that is being read. */
interface Reading {
  /** Text blocks that have begun, and whether any of their text was sent on. */
  readonly open: Map<string, boolean>;
  /** Search queries by the id of the call. */
  readonly queries: Map<string, string>;
  sources: readonly AnswerSource[];
  failure: AnswerFailure | undefined;
  isFinished: boolean;
}

/** Data of the event that ends a stream. */
const END = "[DONE]";

/**
 * Reads an AI SDK UI message stream, either from this site's answer server or from hosted Ask AI. Parts that have
 * nothing for the reader, or whose type is unknown, are skipped.
 *
 * @throws AnswerError `malformed` if the stream is broken or ends early, or with the failure that the server reports.
 */
export async function* readAnswerStream(
  body: ReadableStream<Uint8Array>,
  silenceMs?: number,
): AsyncGenerator<AnswerEvent> {
  const reading: Reading = {
    open: new Map(),
    queries: new Map(),
    sources: [],
    failure: undefined,
    isFinished: false,
  };
  for await (const data of readServerSentEvents(body, silenceMs)) {
    if (data === END) {
      break;
    }
    yield* readOne(parseChunk(data), reading);
  }
  if (!reading.isFinished) {
    throw unexpected("no end", "all of it");
  }
  yield { type: "done" };
}

function readOne(chunk: Chunk, reading: Reading): AnswerEvent[] {
  switch (chunk.type) {
    case "text-start":
      reading.open.set(readText(chunk, "id"), false);
      return [];
    case "text-delta":
      return readDelta(chunk, reading);
    case "text-end":
      reading.open.delete(readText(chunk, "id"));
      return [];
    case "tool-input-start":
      return [{ type: "searching", query: "" }];
    case "tool-input-available":
      return readSearch(chunk, reading);
    case "tool-output-available":
      return readFound(chunk, reading);
    case "data-sources":
      reading.sources = readSources(chunk);
      return [{ type: "sources", sources: reading.sources }];
    case "data-part":
      return [{ type: "part", part: readPart(chunk, reading.sources.length) }];
    case "data-refused":
      return [{ type: "refused", nearest: readSources(chunk) }];
    case "data-failure":
      reading.failure = readFailure(chunk.data);
      return [];
    case "finish":
      reading.isFinished = true;
      return [];
    case "error":
      throw new AnswerError(reading.failure ?? "unavailable", readText(chunk, "errorText"));
    case "abort":
      throw new AnswerError("unavailable", "The server gave the answer up. Ask again.");
    default:
      return [];
  }
}

function readDelta(chunk: Chunk, { open }: Reading): AnswerEvent[] {
  const id = readText(chunk, "id");
  const text = readText(chunk, "delta");
  const hasBegun = open.get(id);
  if (hasBegun === undefined) {
    throw unexpected(`text of a block "${id}" that is not open`, "its beginning first");
  }
  if (text === "") {
    return [];
  }
  open.set(id, true);
  return hasBegun ? [{ type: "delta", text }] : [{ type: "part", part: { type: "markdown", text } }];
}

function readSearch(chunk: Chunk, { queries }: Reading): AnswerEvent[] {
  const query = readQuery(chunk.input);
  queries.set(readText(chunk, "toolCallId"), query);
  return [{ type: "searching", query }];
}

function readFound(chunk: Chunk, { queries }: Reading): AnswerEvent[] {
  const query = readQuery(chunk.output) || (queries.get(readText(chunk, "toolCallId")) ?? "");
  return chunk.preliminary === true ? [] : [{ type: "searched", query, count: readCount(chunk.output) }];
}
