import { type ReactNode, useState } from "react";
import { Icon } from "../search/icons.tsx";
import { useAnswer } from "./answer-context.ts";
import { CopyButton } from "./copy-button.tsx";
import { toClipboardText } from "./plain-text.ts";
import { readSafeUrl } from "./safe-url.ts";
import type { Turn, Vote } from "./turn.ts";

interface ActionsProps {
  readonly turn: Turn;
  /** Sends the reader's vote; undefined if nobody collects votes. */
  readonly onVote: ((vote: Vote) => Promise<void>) | undefined;
}

/** Renders the answer's actions: copying it and, if the provider collects votes, saying whether it helped. */
export function Actions({ turn, onVote }: ActionsProps): ReactNode {
  const { texts, place } = useAnswer();
  const toAddress = (url: string) => {
    const target = readSafeUrl(url, place);
    return target && new URL(target.href, place.origin).href;
  };
  return (
    <div className="answer-actions">
      <CopyButton
        texts={texts}
        label={texts.copyAnswer}
        className="answer-action"
        isIcon
        read={() => toClipboardText(turn, toAddress)}
      />
      {onVote && <Votes turn={turn} onVote={onVote} />}
    </div>
  );
}

function Votes({ turn, onVote }: ActionsProps & { readonly onVote: NonNullable<ActionsProps["onVote"]> }): ReactNode {
  const { texts, focusBox } = useAnswer();
  const [isSending, setSending] = useState(false);
  const [isLost, setLost] = useState(false);
  const send = async (vote: Vote) => {
    setSending(true);
    try {
      await onVote(vote);
      focusBox();
    } catch {
      setLost(true);
    }
    setSending(false);
  };
  return (
    <>
      {!turn.vote &&
        (["like", "dislike"] as const).map((vote) => (
          <button
            key={vote}
            type="button"
            className="answer-action"
            title={texts[vote]}
            disabled={isSending}
            onClick={() => send(vote)}
          >
            <Icon name={vote} />
            <span className="search-unseen">{texts[vote]}</span>
          </button>
        ))}
      <p role="status">{turn.vote ? texts.thanks : isLost && texts.feedbackFailed}</p>
    </>
  );
}
