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
  if (!hasTexts(chunk, "type")) {
    throw unexpected("a part without a type", "a type");
  }
  return chunk;
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
  return isRecord(value) ? readQuery(value.query ?? value.args) : "";
}

/** Returns the number of results that a search tool found. */
export function readCount(output: unknown): number {
  const { count, nbHits, hits } = isRecord(output) ? output : {};
  const counts = [count, nbHits, Array.isArray(hits) ? hits.length : 0];
  return counts.find((value) => typeof value === "number") ?? 0;
}

/** Returns the sources; an address outside the site makes the whole answer malformed. */
export function readSources({ type, data }: Chunk): AnswerSource[] {
  if (!Array.isArray(data) || !data.every(isSource)) {
    throw unexpected(`a part "${type}" with other than sources`, "addresses of this site with their titles");
  }
  return data.map(({ url, title, page }) => ({ url, title, page }));
}

/** Returns a note, or a quotation or a program from the documentation, which has to refer to an existing source. */
export function readPart({ type, data }: Chunk, sourceCount: number): AnswerPart {
  if (hasTexts(data, "type", "text") && data.type === "note") {
    return { type: "note", text: data.text };
  }
  const source = isRecord(data) && Number.isInteger(data.source) ? Number(data.source) : -1;
  if (source >= 0 && source < sourceCount) {
    if (hasTexts(data, "type", "text") && data.type === "quote") {
      return { type: "quote", text: data.text, source };
    }
    if (hasTexts(data, "type", "code", "language") && data.type === "code") {
      const title = hasTexts(data, "title") ? { title: data.title } : {};
      return { type: "code", code: data.code, language: data.language, ...title, source };
    }
  }
  throw unexpected(`a part "${type}" of another form`, "a quote or code with one of its sources");
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
  return hasTexts(value, "url", "title", "page") && /^\/(?![/\\])/.test(value.url);
}

function hasTexts<Name extends string>(value: unknown, ...names: readonly Name[]): value is Record<Name, string> {
  return isRecord(value) && names.every((name) => typeof value[name] === "string");
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
