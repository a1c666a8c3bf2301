import Link from "@docusaurus/Link";
import { useLocation } from "@docusaurus/router";
import type { ReactNode } from "react";
import { toSearchParams } from "../links.ts";
import { fillIn } from "../texts.ts";
import { useSearchTexts } from "../use-settings.ts";

interface PagerProps {
  readonly query: string;
  readonly page: number;
  readonly pages: number;
}

/** Leads from one page of results to the next and back. */
export function Pager({ query, page, pages }: PagerProps): ReactNode {
  const texts = useSearchTexts();
  const { pathname } = useLocation();
  if (pages < 2) {
    return null;
  }
  return (
    <nav className="search-page-pager" aria-label={texts.pages}>
      {page > 1 && (
        <Link to={pathname + toSearchParams(query, page - 1)} rel="prev">
          {texts.previousPage}
        </Link>
      )}
      <span>{fillIn(texts.pageOf, { page, pages })}</span>
      {page < pages && (
        <Link to={pathname + toSearchParams(query, page + 1)} rel="next">
          {texts.nextPage}
        </Link>
      )}
    </nav>
  );
}
