import type { ReactNode, RefObject } from "react";
import { ErrorMessage } from "../messages.tsx";
import { Announcement } from "./announcement.tsx";
import type { DialogAnswers } from "./answers-session.ts";

interface AskAiScreenProps {
  readonly answers: DialogAnswers;
  readonly screen: RefObject<HTMLDivElement>;
  /** Puts the focus back into the box when a button that had it goes. */
  readonly focusBox: () => void;
}

/** What stands below the box from the moment that somebody asks; the answer's own code may still be on its way. */
export function AnswersScreen({ answers: { session, texts }, screen, focusBox }: AskAiScreenProps): ReactNode {
  if (session?.kind === "open") {
    const { AnswerScreen } = session.module;
    return <AnswerScreen asking={session.asking} texts={texts} screen={screen} focusBox={focusBox} />;
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
