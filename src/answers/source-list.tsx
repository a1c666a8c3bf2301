import type { AnswerSource } from "@docs/answers/types";
import { type ReactNode, useId } from "react";
import { useAnswer } from "./answer-context.ts";
import { AnswerLink } from "./answer-link.tsx";
import { cleanText } from "./clean-text.ts";
import { readSafeUrl } from "./safe-url.ts";

interface SourceListProps {
  readonly heading: string;
  readonly sources: readonly AnswerSource[];
  /** Whether the statements of the answer name them by number. */
  readonly isNumbered: boolean;
}

/** The pages that an answer stands on, or that come nearest to one. */
export function SourceList({ heading, sources, isNumbered }: SourceListProps): ReactNode {
  const id = useId();
  if (sources.length === 0) {
    return null;
  }
  const items = sources.map((source, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: sources are known by their number
    <li key={index}>
      <SourceItem source={source} />
    </li>
  ));
  return (
    <section className="answer-sources" aria-labelledby={id}>
      <h3 id={id}>{heading}</h3>
      {isNumbered ? <ol>{items}</ol> : <ul>{items}</ul>}
    </section>
  );
}

function SourceItem({ source }: { readonly source: AnswerSource }): ReactNode {
  const { place } = useAnswer();
  const target = readSafeUrl(source.url, place);
  const title = <bdi>{cleanText(source.title)}</bdi>;
  const page = source.page !== source.title && <bdi className="answer-source-page">{cleanText(source.page)}</bdi>;
  return (
    <>
      {target ? <AnswerLink target={target}>{title}</AnswerLink> : title} {page}
    </>
  );
}
