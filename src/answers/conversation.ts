import type { AnswerPart, AnswerSource } from "@docs/answers/types";
import type { KeptConversation } from "./conversation-list.ts";
import { isPending, LONGEST_PART, type SearchStep, type Turn } from "./turn.ts";

/** A conversation: related questions and their answers. */
export interface Conversation {
  readonly id: string;
  readonly turns: readonly Turn[];
}

/** Most turns that are saved for a conversation; a longer one loses its beginning. */
const MOST_TURNS = 20;

/** Longest question, in characters: a long error message fits. */
export const LONGEST_QUESTION = 2000;

/** Returns a conversation in the form in which it's saved, without answers that never arrived. */
export function toKept({ id, turns }: Conversation): KeptConversation | undefined {
  const worth = turns.filter((turn) => !isPending(turn) && (turn.parts.length > 0 || turn.phase === "refused"));
  return worth.length > 0 ? { id, turns: worth.slice(-MOST_TURNS) } : undefined;
}

/** Reads a saved conversation, leaving out anything that isn't a turn, a source, or a part of an answer. */
export function parseConversation({ id, turns }: KeptConversation): Conversation {
  return { id, turns: turns.slice(-MOST_TURNS).flatMap(parseTurn) };
}

function parseTurn(value: unknown): Turn[] {
  if (!isRecord(value) || typeof value.question !== "string") {
    return [];
  }
  const parts = list(value.parts).flatMap(parsePart);
  const isRefused = value.phase === "refused";
  if (parts.length === 0 && !isRefused) {
    return [];
  }
  return [
    {
      question: value.question.slice(0, LONGEST_QUESTION),
      phase: isRefused ? "refused" : value.phase === "stopped" ? "stopped" : "answered",
      searches: list(value.searches).flatMap(parseSearch),
      sources: list(value.sources).flatMap(parseSource),
      parts: isRefused ? [] : parts,
      nearest: list(value.nearest).flatMap(parseSource),
      isGenerated: value.isGenerated === true,
      vote: value.vote === "like" || value.vote === "dislike" ? value.vote : undefined,
    },
  ];
}

/** Maximum length of a file's name, in characters. */
const LONGEST_TITLE = 200;

function parsePart(value: unknown): AnswerPart[] {
  if (!isRecord(value)) {
    return [];
  }
  const { type, text, code, language, title } = value;
  const source = typeof value.source === "number" ? value.source : -1;
  if (type === "code" && typeof code === "string" && typeof language === "string") {
    const name = typeof title === "string" ? { title: title.slice(0, LONGEST_TITLE) } : {};
    const looks = { ...pick(value, ["match", "from"], Number.isInteger), ...pick(value, ["isRest"], isTrue) };
    return [{ type, code: code.slice(0, LONGEST_PART), language, ...name, ...looks, source }];
  }
  if (type === "quote" && typeof text === "string") {
    const looks = {
      ...pick(value, ["code"], isRanges),
      ...pick(value, ["links"], isLinks),
      ...pick(value, ["item"], Number.isInteger),
      ...pick(value, ["isMatch", "isLead", "isRest"], isTrue),
    };
    return [{ type, text: text.slice(0, LONGEST_PART), ...looks, source }];
  }
  const isPlain = type === "markdown" || type === "note";
  return isPlain && typeof text === "string" ? [{ type, text: text.slice(0, LONGEST_PART) }] : [];
}

function isTrue(value: unknown): boolean {
  return value === true;
}

/** Picks the fields whose values are of the right kind. */
function pick(record: Record<string, unknown>, names: readonly string[], isRight: (value: unknown) => boolean) {
  return Object.fromEntries(names.flatMap((name) => (isRight(record[name]) ? [[name, record[name]]] : [])));
}

/** Checks for places in a text, in their order, each with an address. */
function isLinks(value: unknown): boolean {
  const isLink = (one: unknown) => Array.isArray(one) && one.length === 3 && typeof one[2] === "string";
  return Array.isArray(value) && value.every(isLink) && isRanges(value.map((link) => link.slice(0, 2)));
}

/** Checks for places in a text, in their order. */
function isRanges(value: unknown): boolean {
  const isPair = (one: unknown) => Array.isArray(one) && one.length === 2;
  const follows = (place: unknown, at: number, places: readonly unknown[]) =>
    Number.isInteger(place) && Number(place) >= Number(places[at - 1] ?? 0);
  return Array.isArray(value) && value.every(isPair) && value.flat().every(follows);
}

function parseSource(value: unknown): AnswerSource[] {
  if (!isRecord(value)) {
    return [];
  }
  const { url, title, page, isMore } = value;
  const isSource = typeof url === "string" && typeof title === "string" && typeof page === "string";
  return isSource ? [{ url, title, page, ...(isMore === true ? { isMore } : {}) }] : [];
}

function parseSearch(value: unknown): SearchStep[] {
  const isStep = isRecord(value) && typeof value.query === "string" && typeof value.count === "number";
  return isStep ? [{ query: value.query as string, count: value.count as number }] : [];
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value.slice(0, MOST_OF_A_TURN) : [];
}

/** More parts or sources than any real answer has. */
const MOST_OF_A_TURN = 100;

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
