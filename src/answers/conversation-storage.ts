import { type KeptConversation, parseConversations } from "./conversation-list.ts";

const KEY = "search.conversations";

/** What only this visit knows, because storage is blocked or full. */
let remembered: readonly KeptConversation[] | undefined;

/** Reads the reader's conversations, latest first. */
export function readConversations(): readonly KeptConversation[] {
  if (remembered) {
    return remembered;
  }
  try {
    return parseConversations(localStorage.getItem(KEY));
  } catch {
    return [];
  }
}

/** Keeps the reader's conversations: for good where storage allows it, otherwise for this visit. */
export function writeConversations(list: readonly KeptConversation[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(list));
    remembered = undefined;
  } catch {
    // Blocked or full.
    remembered = list;
  }
}
