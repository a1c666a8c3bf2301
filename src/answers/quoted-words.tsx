import type { Words } from "@docs/content/marks";
import { Fragment, type ReactNode } from "react";
import { useAnswer } from "./answer-context.ts";
import { CodeWords, splitLinks } from "./code-words.tsx";
import { readSafeUrl } from "./safe-url.ts";
import { AnswerLink } from "./sources.tsx";

/** Renders quoted words with their code and their links. */
export function QuotedWords(words: Words): ReactNode {
  const { place } = useAnswer();
  return splitLinks(words).map(({ url, ...piece }, index) => {
    const target = url === undefined ? undefined : readSafeUrl(url, place);
    const shown = <CodeWords {...piece} />;
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text can only be identified by position
    return <Fragment key={index}>{target ? <AnswerLink target={target}>{shown}</AnswerLink> : shown}</Fragment>;
  });
}
