/**
 * The list of saved conversations, with only the titles that the start screen needs. The code that shows a conversation
 * (`conversation.ts`) also reads its content, and loads when one is opened.
 */

import { createStored } from "../search/stored.ts";

/** A conversation as it's stored; `turns` is whatever storage holds. */
export interface KeptConversation {
  readonly id: string;
  readonly turns: readonly unknown[];
}

/** A conversation's entry on the start screen. */
export interface ConversationTitle {
  readonly id: string;
  /** The first question. */
  readonly question: string;
}

/** As many as a reader recognizes at a glance. */
const MOST_CONVERSATIONS = 10;

/** Limit for all conversations together, in characters: a twentieth of what browsers let a whole site store. */
const LONGEST_KEPT = 250_000;

/** Longer than any line that shows the title, in characters. */
const LONGEST_TITLE = 200;

/** Reads the stored conversations, leaving out anything that isn't one. */
export function parseConversations(json: string | null): readonly KeptConversation[] {
  try {
    const value: unknown = JSON.parse(json ?? "");
    return Array.isArray(value) ? value.filter(isKept).slice(0, MOST_CONVERSATIONS) : [];
  } catch {
    return [];
  }
}

/** The conversations stored in this browser, latest first. */
export const conversationStorage = createStored("search.conversations", parseConversations);

/** Puts a conversation at the top; drops the oldest ones if there are too many or their total length is too large. */
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

/** Removes a conversation. */
export function removeConversation(list: readonly KeptConversation[], id: string): readonly KeptConversation[] {
  return list.filter((conversation) => conversation.id !== id);
}

/** Returns the titles of conversations, latest first. */
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
