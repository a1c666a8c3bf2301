import { AnswerError, type AnswerFailure, type AnswerPart, type AnswerSource } from "../types.ts";

/** One part of a UI message stream, of any kind. */
export type Chunk = Readonly<Record<string, unknown>> & { readonly type: string };

const FAILURES: readonly AnswerFailure[] = ["offline", "busy", "limit", "unavailable", "malformed"];

/**
 * Reads a part of a stream.
 *
 * @throws AnswerError `malformed` when it is no JSON, or has no kind.
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

/** Returns a text of a part. */
export function readText(chunk: Chunk, field: string): string {
  const value = chunk[field];
  if (typeof value !== "string") {
    throw unexpected(`a part "${chunk.type}" without ${field}`, "a text");
  }
  return value;
}

/** Returns the query of a search tool: hosted assistants send it as a text, others as an object. */
export function readQuery(value: unknown): string {
  if (typeof value === "string") {
    return value;
  }
  if (!isRecord(value)) {
    return "";
  }
  return typeof value.query === "string" ? value.query : readQuery(value.args);
}

/** Returns how much a search tool found. */
export function readCount(output: unknown): number {
  if (!isRecord(output)) {
    return 0;
  }
  const count = [output.count, output.nbHits].find((value) => typeof value === "number");
  return (count as number | undefined) ?? (Array.isArray(output.hits) ? output.hits.length : 0);
}

/** Returns sources; an address that leads out of the site makes the whole answer malformed. */
export function readSources(chunk: Chunk): AnswerSource[] {
  const { data } = chunk;
  if (!Array.isArray(data) || !data.every(isSource)) {
    throw unexpected(`a part "${chunk.type}" with other than sources`, "addresses of this site with their titles");
  }
  return data.map(({ url, title, page }) => ({ url, title, page }));
}

/** Returns words or a program of the documentation; they name one of the sources there are. */
export function readPart(chunk: Chunk, sourceCount: number): AnswerPart {
  const { data } = chunk;
  if (
    isRecord(data) &&
    Number.isInteger(data.source) &&
    Number(data.source) >= 0 &&
    Number(data.source) < sourceCount
  ) {
    const { type, source, text, code, language } = data;
    if (type === "quote" && typeof text === "string") {
      return { type, text, source: Number(source) };
    }
    if (type === "code" && typeof code === "string" && typeof language === "string") {
      return { type, code, language, source: Number(source) };
    }
  }
  throw unexpected(`a part "${chunk.type}" of another form`, "a quote or code with one of its sources");
}

/** Returns why an answer fails; one that is not known says no more than that it does. */
export function readFailure(value: unknown): AnswerFailure | undefined {
  return FAILURES.find((known) => known === value);
}

/** Makes the error of an answer that is not what its protocol says. */
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
