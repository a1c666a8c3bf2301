import type { AnswerSource } from "@docs/answers/types";
import { type PropsWithChildren, type ReactNode, useId } from "react";
import type { AnswerTexts } from "../../config/answer-texts.ts";
import { useDialog } from "../search/dialog/dialog-context.ts";
import { fillIn } from "../search/texts.ts";
import { useFollowLink } from "../search/use-follow-link.ts";
import { useAnswer } from "./answer-context.ts";
import { cleanText } from "./clean-text.ts";
import { readSafeUrl, type SafeUrl } from "./safe-url.ts";

interface SourceListProps {
  readonly heading: string;
  readonly sources: readonly AnswerSource[];
  /** Whether the answer refers to them by number. */
  readonly isNumbered: boolean;
}

/** Renders the list of pages that an answer is based on, or the closest pages if there's no answer. */
export function SourceList({ heading, sources, isNumbered }: SourceListProps): ReactNode {
  const id = useId();
  if (sources.length === 0) {
    return null;
  }
  const items = sources.map((source, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: sources are identified by their number
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

function SourceItem({ source, label }: { readonly source: AnswerSource; readonly label?: string }): ReactNode {
  const { place } = useAnswer();
  const target = readSafeUrl(source.url, place);
  const title = <bdi>{cleanText(source.title)}</bdi>;
  const page = source.page !== source.title && <bdi className="answer-source-page">{cleanText(source.page)}</bdi>;
  return (
    <>
      {target ? (
        <AnswerLink target={target} {...(label && { label })}>
          {title}
        </AnswerLink>
      ) : (
        title
      )}{" "}
      {page}
    </>
  );
}

interface SourceMarkerProps {
  readonly sources: readonly AnswerSource[];
  /** Index of the source. */
  readonly index: number;
}

/** Renders the title of a quoted section, which leads there, after its number in the list of sources. */
export function SourceTitle({ sources, index }: SourceMarkerProps): ReactNode {
  const { texts } = useAnswer();
  const source = sources[index];
  return (
    source && (
      <h3 className="answer-source">
        <span className="answer-number" aria-hidden="true">
          {index + 1}
        </span>
        <SourceItem source={source} label={toLabel(texts, source, index)} />
      </h3>
    )
  );
}

function toLabel(texts: AnswerTexts, source: AnswerSource, index: number): string {
  return fillIn(texts.source, { number: index + 1, title: cleanText(source.title) });
}

/** Renders the small number after a statement, which links to the heading that the statement comes from. */
export function SourceMarker({ sources, index }: SourceMarkerProps): ReactNode {
  const { texts, place } = useAnswer();
  const source = sources[index];
  const target = source && readSafeUrl(source.url, place);
  if (!target) {
    return null;
  }
  return (
    <sup className="answer-marker">
      <AnswerLink target={target} label={toLabel(texts, source, index)}>
        {index + 1}
      </AnswerLink>
    </sup>
  );
}

interface AnswerLinkProps {
  readonly target: SafeUrl;
  readonly label?: string;
}

/** Renders a link in an answer: a link within the site closes the dialog, and any other opens a new tab. */
export function AnswerLink({ target, label, children }: PropsWithChildren<AnswerLinkProps>): ReactNode {
  const { href, isInternal } = target;
  const { close } = useDialog();
  const onClick = useFollowLink(href, close);
  const away = isInternal ? { onClick } : { target: "_blank", rel: "noopener noreferrer nofollow" };
  return (
    <a href={href} aria-label={label} {...away}>
      {children}
    </a>
  );
}
