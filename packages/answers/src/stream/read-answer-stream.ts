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
  /** Whether the last text block has sent any of its text. */
  isTextOpen: boolean;
  /** The last search query, for results that don't repeat it. */
  query: string;
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
    isTextOpen: false,
    query: "",
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
      reading.isTextOpen = false;
      return [];
    case "text-delta":
      return readDelta(readText(chunk, "delta"), reading);
    case "tool-input-start":
      return [{ type: "searching", query: "" }];
    case "tool-input-available":
      reading.query = readQuery(chunk.input);
      return [{ type: "searching", query: reading.query }];
    case "tool-output-available":
      return chunk.preliminary === true ? [] : [readFound(chunk.output, reading)];
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

function readDelta(text: string, reading: Reading): AnswerEvent[] {
  if (text === "") {
    return [];
  }
  const isNext = reading.isTextOpen;
  reading.isTextOpen = true;
  return [isNext ? { type: "delta", text } : { type: "part", part: { type: "markdown", text } }];
}

function readFound(output: unknown, { query }: Reading): AnswerEvent {
  return { type: "searched", query: readQuery(output) || query, count: readCount(output) };
}
