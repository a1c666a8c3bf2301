import type { ReactNode } from "react";
import type { DialogAnswers } from "./answers-session.ts";
import { useDialog } from "./dialog-context.ts";
import { OfferRow } from "./offer-row.tsx";

interface NoResultsOfferProps {
  readonly answers: DialogAnswers;
  readonly query: string;
}

/** The list of a query without results: it can be asked. */
export function NoResultsOffer({ answers, query }: NoResultsOfferProps): ReactNode {
  const { texts, id } = useDialog();
  return (
    <div role="listbox" id={`${id}-list`} aria-label={texts.results} className="search-list">
      <OfferRow answers={answers} query={query} />
    </div>
  );
}
