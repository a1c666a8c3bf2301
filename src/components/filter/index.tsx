import useBaseUrl from "@docusaurus/useBaseUrl";
import type { ReactNode } from "react";

/**
 * Renders a field that filters the rows of the tables below it. It's hidden without scripts; `src/client/filter-rows.ts`
 * makes it work once the reader moves into it.
 */
export function Filter({ label }: { label: string }): ReactNode {
  return (
    <div className="filter">
      <div className="field">
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d="M14.25 8.75a5.5 5.5 0 1 1-11 0 5.5 5.5 0 0 1 11 0ZM13 13l4 4" />
        </svg>
        <input type="search" aria-label={label} placeholder={label} autoComplete="off" spellCheck={false} />
        <p role="status" />
      </div>
      <p className="filter-none" hidden>
        Nothing in this list has all of these words. <a href={useBaseUrl("/search")}>Search every page for them</a>, or
        empty the field to see the whole list.
      </p>
    </div>
  );
}
