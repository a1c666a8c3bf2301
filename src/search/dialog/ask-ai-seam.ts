import type { ComponentType } from "react";

/**
 * What Ask AI will add to the dialog, as a whole or not at all: the dialog knows where each part stands and when it is
 * shown, and nothing else of it.
 */
export interface AskAiSeam {
  /** The row "Ask AI: …" above the results of a query. */
  readonly Offer: ComponentType<{ readonly query: string; readonly onAsk: () => void }>;
  /** "Recent conversations" on the start screen. */
  readonly Conversations: ComponentType<{ readonly onAsk: () => void }>;
  /** The answer, in place of every other screen; Escape leads back from it to keyword search. */
  readonly Answer: ComponentType<{ readonly query: string; readonly onBack: () => void }>;
}
