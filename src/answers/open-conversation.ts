import type { AnswerProvider } from "@docs/answers/types";
import { createProvider } from "@site-answers/provider";
import { readSdk } from "../client/read-sdk.ts";
import { type Asking, createAsking } from "./asking.ts";
import { type Conversation, parseConversation, toKept } from "./conversation.ts";
import { conversationStorage, type KeptConversation, putConversation } from "./conversation-list.ts";
import { loadMarkdown } from "./markdown/load-markdown.ts";
import type { AnswerSite } from "./providers/create-provider.ts";

/** Lives as long as the page, so that an index is loaded once however often somebody asks. */
let provider: AnswerProvider | undefined;

/** Starts loading what an answer needs. */
export function preloadAnswers(site: AnswerSite): void {
  const answers = getProvider(site);
  answers.preload();
  if (answers.isGenerated) {
    // Told by the view, which shows plain text instead.
    loadMarkdown().catch(() => undefined);
  }
}

/**
 * Opens a conversation.
 *
 * @param kept one of the reader's conversations; a new one without it.
 * @param onKeep called with all conversations whenever this one has been kept.
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

/** Not `randomUUID`: pages that are served without encryption, as a preview in a local network is, do not have it. */
function createId(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join("");
}
