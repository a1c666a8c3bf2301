import type { ReactNode, RefObject } from "react";
import type { DialogAnswers } from "../../answers/use-answers.ts";
import { ErrorMessage } from "../messages.tsx";
import { Announcement } from "./announcement.tsx";
import { useDialog } from "./dialog-context.ts";

interface AnswersScreenProps {
  readonly answers: DialogAnswers;
  readonly screen: RefObject<HTMLDivElement>;
}

/** Renders the screen below the box once the reader has asked; the answer's own code may still be loading. */
export function AnswersScreen({ answers: { session, texts }, screen }: AnswersScreenProps): ReactNode {
  const { focusBox } = useDialog();
  if (session?.kind === "open") {
    const { AnswerScreen } = session.module;
    return <AnswerScreen asking={session.asking} texts={texts} screen={screen} />;
  }
  const onRetry = () => {
    if (session?.kind === "lost") {
      session.retry();
      focusBox();
    }
  };
  return (
    <>
      <div ref={screen} className="search-screen">
        {session?.kind === "lost" ? (
          <ErrorMessage onRetry={onRetry} />
        ) : (
          <p className="search-quiet search-late">{texts.thinking}</p>
        )}
      </div>
      <Announcement text={session?.kind === "loading" ? texts.thinking : ""} />
    </>
  );
}
