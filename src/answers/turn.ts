import type { AnswerEvent, AnswerFailure, AnswerPart, AnswerSource } from "@docs/answers/types";

/** A search that a provider made for an answer. */
export interface SearchStep {
  readonly query: string;
  /** Number of results; undefined while the search is running. */
  readonly count?: number | undefined;
}

/** The state of an answer: on its way, or how it ended. */
export type Phase = "thinking" | "searching" | "streaming" | "answered" | "refused" | "stopped" | "failed";

/** The reader's vote on an answer. */
export type Vote = "like" | "dislike";

/** A question and everything known about its answer. */
export interface Turn {
  readonly question: string;
  readonly phase: Phase;
  readonly searches: readonly SearchStep[];
  readonly sources: readonly AnswerSource[];
  readonly parts: readonly AnswerPart[];
  /** Pages to offer when there's no answer. */
  readonly nearest: readonly AnswerSource[];
  /** Whether its text comes from a model. */
  readonly isGenerated: boolean;
  readonly failure?: AnswerFailure | undefined;
  readonly vote?: Vote | undefined;
}

/** A service that never stops answering must not fill the page. A good answer needs only a fraction of these limits. */
const MOST_SEARCHES = 10;
const MOST_SOURCES = 30;
const MOST_PARTS = 100;

/** Longest text of one part, in characters: about 1,200 words. Parsing the worst case as Markdown takes a second. */
export const LONGEST_PART = 8000;

/** Starts a turn. */
export function startTurn(question: string, isGenerated: boolean): Turn {
  return { question, phase: "thinking", searches: [], sources: [], parts: [], nearest: [], isGenerated };
}

/** Checks whether the answer is still on its way. */
export function isPending({ phase }: Turn): boolean {
  return phase === "thinking" || phase === "searching" || phase === "streaming";
}

/** Applies a provider's event to a turn. Events after the end of an answer change nothing. */
export function reduceTurn(turn: Turn, event: AnswerEvent): Turn {
  if (!isPending(turn)) {
    return turn;
  }
  switch (event.type) {
    case "thinking":
      return { ...turn, phase: "thinking" };
    case "searching":
      return { ...turn, phase: "searching", searches: beginSearch(turn.searches, event.query) };
    case "searched":
      return { ...turn, phase: "thinking", searches: endSearch(turn.searches, event) };
    case "sources":
      return { ...turn, sources: event.sources.slice(0, MOST_SOURCES) };
    case "part":
      return { ...turn, phase: "streaming", parts: addPart(turn.parts, event.part) };
    case "delta":
      return { ...turn, phase: "streaming", parts: addText(turn.parts, event.text) };
    case "refused":
      return { ...turn, phase: "refused", nearest: event.nearest.slice(0, MOST_SOURCES), parts: [] };
    case "done":
      return turn.parts.length > 0 ? { ...turn, phase: "answered" } : failTurn(turn, "malformed");
  }
}

/** Ends a turn whose answer failed, before or after it started. */
export function failTurn(turn: Turn, failure: AnswerFailure): Turn {
  return { ...turn, phase: "failed", failure, searches: endSearches(turn.searches) };
}

/** Ends a turn that the reader stopped. */
export function stopTurn(turn: Turn): Turn {
  return isPending(turn) ? { ...turn, phase: "stopped", searches: endSearches(turn.searches) } : turn;
}

function beginSearch(searches: readonly SearchStep[], query: string): readonly SearchStep[] {
  const ended = endSearches(searches);
  return ended.length < MOST_SEARCHES ? [...ended, { query }] : ended;
}

function endSearch(searches: readonly SearchStep[], { query, count }: SearchStep): readonly SearchStep[] {
  return [...endSearches(searches), { query, count: count ?? 0 }].slice(0, MOST_SEARCHES);
}

/** Removes searches that never finished, because a line that says "Searching" must not stay. */
function endSearches(searches: readonly SearchStep[]): readonly SearchStep[] {
  return searches.filter(({ count }) => count !== undefined);
}

function addPart(parts: readonly AnswerPart[], part: AnswerPart): readonly AnswerPart[] {
  if (parts.length >= MOST_PARTS) {
    return parts;
  }
  return [...parts, part.type === "code" ? { ...part, code: cut(part.code) } : { ...part, text: cut(part.text) }];
}

function addText(parts: readonly AnswerPart[], text: string): readonly AnswerPart[] {
  const last = parts.at(-1);
  return last?.type === "markdown"
    ? [...parts.slice(0, -1), { type: "markdown", text: cut(last.text + text) }]
    : addPart(parts, { type: "markdown", text });
}

function cut(text: string): string {
  return text.slice(0, LONGEST_PART);
}
