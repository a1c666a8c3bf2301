import type { AnswerTexts } from "../../../config/answer-texts.ts";
import type { ConversationTitle } from "../../answers/conversation-list.ts";

/** The part of Ask AI that is loaded once a reader means to ask. */
export type AnswersModule = Pick<
  typeof import("../../answers/index.ts"),
  "AnswerScreen" | "isAnswering" | "openConversation" | "preloadAnswers"
>;

/** A conversation in place of the search, from the moment that somebody asks. */
export type AnswersSession =
  | { readonly kind: "loading" }
  /** The code of Ask AI could not be had. */
  | { readonly kind: "lost"; readonly retry: () => void }
  | {
      readonly kind: "open";
      readonly module: AnswersModule;
      readonly asking: ReturnType<AnswersModule["openConversation"]>;
    };

/** What the dialog knows of Ask AI: its rows, and when the answer stands in place of every other screen. */
export interface DialogAnswers {
  readonly texts: AnswerTexts;
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
  readonly session: AnswersSession | undefined;
}
