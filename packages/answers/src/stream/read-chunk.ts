import { AnswerError, type AnswerFailure, type AnswerPart, type AnswerSource } from "../types.ts";

/** One part of a UI message stream, of any type. */
export type Chunk = Readonly<Record<string, unknown>> & { readonly type: string };

const FAILURES: readonly AnswerFailure[] = ["offline", "busy", "limit", "unavailable", "malformed"];

/**
 * Parses a part of a stream.
 *
 * @throws AnswerError `malformed` if it isn't JSON or has no type.
 */
export function parseChunk(data: string): Chunk {
  let chunk: unknown;
  try {
    chunk = JSON.parse(data);
  } catch {
    throw unexpected("a part that is no JSON", "JSON");
  }
  if (!isRecord(chunk) || typeof chunk.type !== "string") {
    throw unexpected("a part without a type", "a type");
  }
  return chunk as Chunk;
}

/** Returns a text field of a part. */
export function readText(chunk: Chunk, field: string): string {
  const value = chunk[field];
  if (typeof value !== "string") {
    throw unexpected(`a part "${chunk.type}" without ${field}`, "a text");
  }
  return value;
}

/** Returns the query of a search tool, which hosted assistants send as a string and others as an object. */
export function readQuery(value: unknown): string {
  if (typeof value === "string") {
    return value;
  }
  if (!isRecord(value)) {
    return "";
  }
  return typeof value.query === "string" ? value.query : readQuery(value.args);
}

/** Returns the number of results that a search tool found. */
export function readCount(output: unknown): number {
  if (!isRecord(output)) {
    return 0;
  }
  const count = [output.count, output.nbHits].find((value) => typeof value === "number");
  return (count as number | undefined) ?? (Array.isArray(output.hits) ? output.hits.length : 0);
}

/** Returns the sources; an address outside the site makes the whole answer malformed. */
export function readSources(chunk: Chunk): AnswerSource[] {
  const { data } = chunk;
  if (!Array.isArray(data) || !data.every(isSource)) {
    throw unexpected(`a part "${chunk.type}" with other than sources`, "addresses of this site with their titles");
  }
  return data.map(({ url, title, page }) => ({ url, title, page }));
}

/** Returns a note, or a quotation or a program from the documentation, which has to refer to an existing source. */
export function readPart(chunk: Chunk, sourceCount: number): AnswerPart {
  const { data } = chunk;
  if (isRecord(data) && data.type === "note" && typeof data.text === "string") {
    return { type: data.type, text: data.text };
  }
  if (
    isRecord(data) &&
    Number.isInteger(data.source) &&
    Number(data.source) >= 0 &&
    Number(data.source) < sourceCount
  ) {
    const { type, source, text, code, language, title } = data;
    if (type === "quote" && typeof text === "string") {
      return { type, text, source: Number(source) };
    }
    if (type === "code" && typeof code === "string" && typeof language === "string") {
      return { type, code, language, ...(typeof title === "string" ? { title } : {}), source: Number(source) };
    }
  }
  throw unexpected(`a part "${chunk.type}" of another form`, "a quote or code with one of its sources");
}

/** Returns the reason why an answer failed; undefined if the reason is unknown. */
export function readFailure(value: unknown): AnswerFailure | undefined {
  return FAILURES.find((known) => known === value);
}

/** Returns the error for an answer that violates its protocol. */
export function unexpected(found: string, expected: string): AnswerError {
  return new AnswerError("malformed", `The answer has ${found}, expected ${expected}. Ask again.`);
}

function isSource(value: unknown): value is AnswerSource {
  return (
    isRecord(value) &&
    typeof value.url === "string" &&
    /^\/(?![/\\])/.test(value.url) &&
    typeof value.title === "string" &&
    typeof value.page === "string"
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
