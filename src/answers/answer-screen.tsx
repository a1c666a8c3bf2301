import useDocusaurusContext from "@docusaurus/useDocusaurusContext";
import { type ReactNode, type RefObject, useMemo, useSyncExternalStore } from "react";
import type { AnswerTexts } from "../../config/answer-texts.ts";
import { adoptStyles } from "../adopt-styles.ts";
import foldCss from "../css/fold.css?text";
import { Announcement } from "../search/dialog/announcement.tsx";
import { useDialog } from "../search/dialog/dialog-context.ts";
import answerCss from "./answer.css?text";
import { AnswerContextProvider } from "./answer-context.ts";
import type { Asking } from "./asking.ts";
import belowAnswerCss from "./below-answer.css?text";
import { describeTurn } from "./describe.ts";
import { TurnView } from "./turn-view.tsx";
import { useFollowStream } from "./use-follow-stream.ts";

interface AnswerScreenProps {
  readonly asking: Asking;
  readonly texts: AnswerTexts;
  /** The element that scrolls. */
  readonly screen: RefObject<HTMLDivElement>;
}

/** Renders a conversation, which replaces every other screen of the dialog. */
export function AnswerScreen({ asking, texts, screen }: AnswerScreenProps): ReactNode {
  const { focusBox } = useDialog();
  const { baseUrl, url } = useDocusaurusContext().siteConfig;
  const { turns } = useSyncExternalStore(asking.subscribe, asking.getState);
  const place = useMemo(() => ({ origin: location.origin, baseUrl, siteUrl: url }), [baseUrl, url]);
  const last = turns.length - 1;
  const { vote } = asking;
  adoptStyles(foldCss + answerCss + belowAnswerCss);
  useFollowStream(screen, turns);
  return (
    <AnswerContextProvider value={{ texts, place, focusBox }}>
      <div ref={screen} className="search-screen answer-screen">
        {turns.map((turn, index) => (
          <TurnView
            // biome-ignore lint/suspicious/noArrayIndexKey: turns are only ever appended
            key={index}
            turn={turn}
            onRetry={index === last ? asking.retry : undefined}
            onVote={vote && ((opinion) => vote(index, opinion))}
          />
        ))}
      </div>
      <Announcement text={describeTurn(turns.at(-1), texts)} />
    </AnswerContextProvider>
  );
}
