import type { ConversationTitle } from "../ask/conversation-list.ts";
import type { AskAiTexts } from "../ask/texts.ts";

/** The part of Ask AI that is loaded once a reader means to ask. */
export type AskAiModule = Pick<
  typeof import("../ask/index.ts"),
  "AnswerScreen" | "isAnswering" | "openConversation" | "preloadAnswers"
>;

/** A conversation in place of the search, from the moment that somebody asks. */
export type AskAiSession =
  | { readonly kind: "loading" }
  /** The code of Ask AI could not be had. */
  | { readonly kind: "lost"; readonly retry: () => void }
  | {
      readonly kind: "open";
      readonly module: AskAiModule;
      readonly asking: ReturnType<AskAiModule["openConversation"]>;
    };

/** What the dialog knows of Ask AI: its rows, and when the answer stands in place of every other screen. */
export interface AskAiSeam {
  readonly texts: AskAiTexts;
  /** Kept conversations, for the start screen. */
  readonly conversations: readonly ConversationTitle[];
  readonly removeConversation: (id: string) => void;
  /** Loads the code and what answers; called when a row that asks is highlighted. */
  readonly preload: () => void;
  /** Begins a conversation. */
  readonly ask: (question: string) => void;
  /** Goes on with a kept conversation. */
  readonly open: (id: string) => void;
  /** Leads back to keyword search, and ends an answer that is on its way. */
  readonly back: () => void;
  readonly session: AskAiSession | undefined;
}
