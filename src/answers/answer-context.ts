import { createContext, useContext } from "react";
import type { AnswerTexts } from "../../config/answer-texts.ts";
import type { SitePlace } from "./safe-url.ts";

/** What every part of a conversation's view can use. */
export interface AnswerContext {
  readonly texts: AnswerTexts;
  readonly place: SitePlace;
  /** Puts the focus back into the box when a button that had it goes. */
  readonly focusBox: () => void;
}

const Context = createContext<AnswerContext | undefined>(undefined);

export const AnswerContextProvider = Context.Provider;

/**
 * Gives the conversation that a part stands in.
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
