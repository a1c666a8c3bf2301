import type { ReactNode } from "react";
import type { AskAiSeam } from "./ask-ai-seam.ts";
import { useDialog } from "./dialog-context.ts";
import { OfferRow } from "./offer-row.tsx";

interface NoResultsOfferProps {
  readonly askAi: AskAiSeam;
  readonly query: string;
}

/** The list of a query without results: it can be asked. */
export function NoResultsOffer({ askAi, query }: NoResultsOfferProps): ReactNode {
  const { texts, id } = useDialog();
  return (
    <div role="listbox" id={`${id}-list`} aria-label={texts.results} className="search-list">
      <OfferRow askAi={askAi} query={query} />
    </div>
  );
}
