import { type RefObject, useSyncExternalStore } from "react";
import type { AnswersSession, DialogAnswers } from "./answers-session.ts";
import { toQuestionField } from "./question-field.ts";
import type { QuestionBox } from "./search-box.tsx";

interface QuestionBoxOptions {
  readonly answers: DialogAnswers | undefined;
  readonly box: RefObject<HTMLInputElement>;
  readonly screen: RefObject<HTMLElement>;
  readonly onBack: () => void;
  /** Called after the button that stops an answer has gone, which had the focus. */
  readonly onStopped: () => void;
}

/** A listener where there is nothing to hear. */
const nothing = () => () => undefined;

/** Gives the box of the open conversation; undefined while the box is for queries. */
export function useQuestionBox({
  answers,
  box,
  screen,
  onBack,
  onStopped,
}: QuestionBoxOptions): QuestionBox | undefined {
  const session = answers?.session;
  const isAnswering = useIsAnswering(session);
  if (!answers || !session) {
    return undefined;
  }
  const { texts } = answers;
  const asking = session.kind === "open" ? session.asking : undefined;
  const onSubmit = () => {
    if (asking && !isAnswering && box.current) {
      asking.ask(box.current.value);
      box.current.value = "";
    }
  };
  return {
    field: toQuestionField({ texts, isAnswering, screen, onSubmit }),
    backText: texts.backToKeywordSearch,
    onBack,
    stopText: texts.stop,
    onStop:
      asking && isAnswering
        ? () => {
            asking.stop();
            onStopped();
          }
        : undefined,
  };
}

/** Says whether an answer is on its way, from the moment that the reader asks. */
function useIsAnswering(session: AnswersSession | undefined): boolean {
  const open = session?.kind === "open" ? session : undefined;
  const read = () => (open ? open.module.isAnswering(open.asking.getState()) : session?.kind === "loading");
  return useSyncExternalStore(open?.asking.subscribe ?? nothing, read);
}
