/**
 * The list of kept conversations, as the start screen needs it: names only. What is inside is read by the code that
 * shows it (`conversation.ts`), which is loaded when one is opened.
 */

import { createStored } from "../search/stored.ts";

/** A conversation as it is kept; `turns` is whatever storage holds. */
export interface KeptConversation {
  readonly id: string;
  readonly turns: readonly unknown[];
}

/** What the start screen says of a conversation. */
export interface ConversationTitle {
  readonly id: string;
  /** The first question. */
  readonly question: string;
}

/** As many as a reader recognises at a glance. */
const MOST_CONVERSATIONS = 10;

/** Of all conversations together, in characters: a twentieth of what browsers let a whole site keep. */
const LONGEST_KEPT = 250_000;

/** Longer than any line that shows it, in characters. */
const LONGEST_TITLE = 200;

/** Reads what was stored; whatever is not a conversation is left out. */
export function parseConversations(json: string | null): readonly KeptConversation[] {
  try {
    const value: unknown = JSON.parse(json ?? "");
    return Array.isArray(value) ? value.filter(isKept).slice(0, MOST_CONVERSATIONS) : [];
  } catch {
    return [];
  }
}

/** The conversations of the reader of this browser, latest first. */
export const conversationStorage = createStored("search.conversations", parseConversations);

/** Puts a conversation on top; the oldest give way where there are too many, or together they are too long. */
export function putConversation(
  list: readonly KeptConversation[],
  conversation: KeptConversation,
): readonly KeptConversation[] {
  const kept: KeptConversation[] = [];
  let length = 0;
  for (const next of [conversation, ...removeConversation(list, conversation.id)].slice(0, MOST_CONVERSATIONS)) {
    length += JSON.stringify(next).length;
    if (length > LONGEST_KEPT) {
      break;
    }
    kept.push(next);
  }
  return kept;
}

/** Forgets a conversation. */
export function removeConversation(list: readonly KeptConversation[], id: string): readonly KeptConversation[] {
  return list.filter((conversation) => conversation.id !== id);
}

/** Gives the names of conversations, latest first. */
export function toTitles(list: readonly KeptConversation[]): readonly ConversationTitle[] {
  return list.map(({ id, turns }) => ({ id, question: readQuestion(turns).slice(0, LONGEST_TITLE) }));
}

function isKept(value: unknown): value is KeptConversation {
  const kept = value as Partial<KeptConversation> | null;
  return typeof kept?.id === "string" && Array.isArray(kept.turns) && readQuestion(kept.turns).trim() !== "";
}

function readQuestion([first]: readonly unknown[]): string {
  const question = (first as { question?: unknown } | null | undefined)?.question;
  return typeof question === "string" ? question : "";
}
