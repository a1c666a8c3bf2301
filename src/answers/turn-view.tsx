import type { AnswerPart } from "@docs/answers/types";
import { type ReactNode, useId } from "react";
import { Actions } from "./actions.tsx";
import { useAnswer } from "./answer-context.ts";
import { cleanText } from "./clean-text.ts";
import { Failure, Refusal, Stopped } from "./no-answer.tsx";
import { Parts } from "./parts.tsx";
import { Progress } from "./progress.tsx";
import { SourceList } from "./sources.tsx";
import type { Turn, Vote } from "./turn.ts";

interface TurnViewProps {
  readonly turn: Turn;
  /** Asks again; undefined if a later turn follows this answer. */
  readonly onRetry: (() => void) | undefined;
  /** Sends the reader's vote; undefined if nobody collects votes. */
  readonly onVote: ((vote: Vote) => Promise<void>) | undefined;
}

/** Renders a question and its answer. */
export function TurnView({ turn, onRetry, onVote }: TurnViewProps): ReactNode {
  const { texts } = useAnswer();
  const id = useId();
  const { phase, parts, sources } = turn;
  const hasWords = parts.length > 0;
  const isQuoted = !turn.isGenerated && parts.every(({ type }) => type === "quote" || type === "code");
  // Text from a model refers to all sources by number. What's quoted has its link above, so only the others follow.
  const isNumbered = parts.some(({ type }) => type === "markdown");
  return (
    <article className="answer-turn" aria-labelledby={id} aria-busy={phase === "streaming"}>
      <h2 id={id} dir="auto">
        {cleanText(turn.question)}
      </h2>
      <Progress turn={turn} />
      {hasWords && (
        <div className="answer-body markdown">
          {isQuoted && <h3 className="answer-quoted">{texts.quoted}</h3>}
          <Parts parts={parts} sources={sources} />
        </div>
      )}
      {phase === "failed" && <Failure turn={turn} onRetry={onRetry} />}
      {phase === "stopped" && <Stopped onRetry={onRetry} />}
      {phase === "refused" && <Refusal turn={turn} />}
      {hasWords && phase !== "streaming" && (
        <>
          <SourceList
            heading={texts.relatedSources}
            sources={isNumbered ? sources : sources.slice(countQuoted(parts))}
            isNumbered={isNumbered}
          />
          <div className="answer-foot">
            {/* The specification always requires the disclaimer, so a quoted answer says first what it's about. */}
            <div>
              {!turn.isGenerated && <p className="answer-disclaimer">{texts.quotedFoot}</p>}
              <p className="answer-disclaimer">{texts.disclaimer}</p>
            </div>
            {phase === "answered" && <Actions turn={turn} onVote={onVote} />}
          </div>
        </>
      )}
    </article>
  );
}

/** Returns how many of the sources an answer quotes; they come before the pages that it doesn't quote. */
function countQuoted(parts: readonly AnswerPart[]): number {
  return Math.max(0, ...parts.map((part) => ("source" in part ? part.source + 1 : 0)));
}
