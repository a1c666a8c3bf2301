import useBaseUrl from "@docusaurus/useBaseUrl";
import type { ReactNode } from "react";
import { Icon } from "../../search/icons.tsx";

/**
 * Renders a field that filters the rows of the tables below it. It's hidden without scripts; `src/client/filter-rows.ts`
 * makes it work once the reader moves into it.
 */
export function Filter({ label }: { label: string }): ReactNode {
  return (
    <div className="filter">
      <div className="field">
        <Icon name="search" />
        <input type="search" aria-label={label} placeholder={label} autoComplete="off" spellCheck={false} />
        <p role="status" />
      </div>
      <p className="filter-none" hidden>
        Nothing in this list has all of these words. <a href={useBaseUrl("/search")}>Search every page for them</a>, or
        clear the field to see the whole list.
      </p>
    </div>
  );
}
