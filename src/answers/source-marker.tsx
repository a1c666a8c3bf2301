import type { AnswerSource } from "@docs/answers/types";
import type { ReactNode } from "react";
import { fillIn } from "../search/texts.ts";
import { useAnswer } from "./answer-context.ts";
import { AnswerLink } from "./answer-link.tsx";
import { cleanText } from "./clean-text.ts";
import { readSafeUrl } from "./safe-url.ts";

interface SourceMarkerProps {
  readonly sources: readonly AnswerSource[];
  /** Index of the source. */
  readonly index: number;
}

/** The small number behind a statement, which leads to the heading that it stands under. */
export function SourceMarker({ sources, index }: SourceMarkerProps): ReactNode {
  const { texts, place } = useAnswer();
  const source = sources[index];
  const target = source && readSafeUrl(source.url, place);
  if (!target) {
    return null;
  }
  const number = index + 1;
  const label = fillIn(texts.source, { number, title: cleanText(source.title) });
  return (
    <sup className="answer-marker">
      <AnswerLink target={target} label={label}>
        {number}
      </AnswerLink>
    </sup>
  );
}
