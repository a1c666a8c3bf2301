import type { AnswerProvider } from "@docs/answers/types";
import { createProvider } from "@site-answers/provider";
import { readSdk } from "../client/read-sdk.ts";
import { type Asking, createAsking } from "./asking.ts";
import { type Conversation, parseConversation, toKept } from "./conversation.ts";
import { conversationStorage, type KeptConversation, putConversation } from "./conversation-list.ts";
import { loadMarkdown } from "./markdown/load-markdown.ts";
import type { AnswerSite } from "./providers/create-provider.ts";

/** Lives as long as the page, so an index is loaded only once no matter how often the reader asks. */
let provider: AnswerProvider | undefined;

/** Starts loading the code and data that an answer needs. */
export function preloadAnswers(site: AnswerSite): void {
  const answers = getProvider(site);
  answers.preload();
  if (answers.isGenerated) {
    // The view reports the failure and shows plain text instead.
    loadMarkdown().catch(() => undefined);
  }
}

/**
 * Opens a conversation.
 *
 * @param kept one of the saved conversations; omit it to start a new one.
 * @param onKeep called with all conversations whenever this one has been saved.
 */
export function openConversation(
  site: AnswerSite,
  kept: KeptConversation | undefined,
  onKeep: (list: readonly KeptConversation[]) => void,
): Asking {
  preloadAnswers(site);
  const keep = (conversation: Conversation) => {
    const worth = toKept(conversation);
    if (worth) {
      const list = putConversation(conversationStorage.read(), worth);
      conversationStorage.write(list);
      onKeep(list);
    }
  };
  const conversation = kept ? parseConversation(kept) : { id: createId(), turns: [] };
  return createAsking({ provider: getProvider(site), conversation, readSdk, keep });
}

function getProvider(site: AnswerSite): AnswerProvider {
  const known = provider ?? createProvider(site);
  provider = known;
  return known;
}

/** Creates a random id. Pages served without encryption, such as a local preview, don't have `randomUUID`. */
function createId(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join("");
}
