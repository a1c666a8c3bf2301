import type { AnswerEvent, AnswerFailure, AnswerPart, AnswerSource } from "@docs/answers/types";

/** A search that a provider made for an answer. */
export interface SearchStep {
  readonly query: string;
  /** How much was found; undefined while the search is under way. */
  readonly count?: number | undefined;
}

/** Where an answer is: on its way, or how it ended. */
export type Phase = "thinking" | "searching" | "streaming" | "answered" | "refused" | "stopped" | "failed";

/** The reader's opinion of an answer. */
export type Vote = "like" | "dislike";

/** A question and all that is known of its answer. */
export interface Turn {
  readonly question: string;
  readonly phase: Phase;
  readonly searches: readonly SearchStep[];
  readonly sources: readonly AnswerSource[];
  readonly parts: readonly AnswerPart[];
  /** Pages to offer in place of an answer. */
  readonly nearest: readonly AnswerSource[];
  /** Whether its words come from a model. */
  readonly isGenerated: boolean;
  readonly failure?: AnswerFailure | undefined;
  readonly vote?: Vote | undefined;
}

/** A service that answers without an end must not fill the page; these are many times what a good answer has. */
const MOST_SEARCHES = 10;
const MOST_SOURCES = 30;
const MOST_PARTS = 100;

/** Of the text of one part, in characters: some 1,200 words. A reader of Markdown takes a second for the worst of it. */
export const LONGEST_PART = 8000;

/** Begins a turn. */
export function startTurn(question: string, isGenerated: boolean): Turn {
  return { question, phase: "thinking", searches: [], sources: [], parts: [], nearest: [], isGenerated };
}

/** Says whether the answer is still on its way. */
export function isPending({ phase }: Turn): boolean {
  return phase === "thinking" || phase === "searching" || phase === "streaming";
}

/** Takes what a provider told into a turn. Events after the end of an answer change nothing. */
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

/** Ends a turn whose answer will not come, or not to its end. */
export function failTurn(turn: Turn, failure: AnswerFailure): Turn {
  return { ...turn, phase: "failed", failure, searches: endSearches(turn.searches) };
}

/** Ends a turn that the reader does not want to wait for. */
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

/** Leaves out a search that never ended: a line that says "Searching" must not stay. */
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
