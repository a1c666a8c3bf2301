import type { ReactNode } from "react";
import { Icon } from "../icons.tsx";
import { shorten } from "../texts.ts";
import type { DialogAnswers } from "./answers-session.ts";
import { RowButton } from "./row-button.tsx";

/** More than a row shows; the box has the whole query, in characters. */
const LONGEST_SHOWN = 200;

interface OfferRowProps {
  readonly answers: DialogAnswers;
  /** What was typed. */
  readonly query: string;
}

/** Offers to ask the query; the first row of the results, and the only one where there are none. */
export function OfferRow({ answers, query }: OfferRowProps): ReactNode {
  return (
    <RowButton index={0} isOption onActive={answers.preload} onClick={() => answers.ask(query)}>
      <Icon name="ask" />
      <span className="search-hit">
        <span className="search-hit-title search-offer">
          <span className="search-offer-label">{answers.texts.askAi}</span>
          <bdi>{shorten(query, LONGEST_SHOWN)}</bdi>
        </span>
      </span>
      <Icon name="enter" />
    </RowButton>
  );
}
