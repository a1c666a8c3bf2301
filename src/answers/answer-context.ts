import { createContext, useContext } from "react";
import type { AnswerTexts } from "../../config/answer-texts.ts";
import type { SitePlace } from "./safe-url.ts";

/** Context shared by all parts of a conversation's view. */
export interface AnswerContext {
  readonly texts: AnswerTexts;
  readonly place: SitePlace;
  /** Moves the focus back to the box when a focused button disappears. */
  readonly focusBox: () => void;
}

const Context = createContext<AnswerContext | undefined>(undefined);

export const AnswerContextProvider = Context.Provider;

/**
 * Returns the context of the conversation that a component is in.
 *
 * @throws Error outside a conversation.
 */
export function useAnswer(): AnswerContext {
  const context = useContext(Context);
  if (!context) {
    throw new Error("useAnswer was called outside <AnswerScreen>. Render the component inside it.");
  }
  return context;
}
