import Link from "@docusaurus/Link";
import { useLocation } from "@docusaurus/router";
import { type ReactNode, useMemo } from "react";
import { groupByPage } from "../groups.ts";
import { toDeadPathQuery } from "../links.ts";
import { useSearchProvider } from "../use-provider.ts";
import { useAnswer } from "../use-search.ts";
import { useSearchTexts } from "../use-settings.ts";

/** Enough to choose from at a glance. */
const MOST_PAGES = 4;

/** Pages that have words of a dead address; nothing when there are none, or no way to know. */
export function SimilarPages(): ReactNode {
  const texts = useSearchTexts();
  const { pathname } = useLocation();
  const query = useMemo(() => toDeadPathQuery(pathname), [pathname]);
  const { state } = useAnswer(useSearchProvider(), query);
  const groups = state.kind === "answered" ? groupByPage(state.answer.hits).slice(0, MOST_PAGES) : [];
  if (groups.length === 0) {
    return null;
  }
  return (
    <>
      <p>{texts.similarPages}:</p>
      <ul>
        {groups.map(({ page, pageUrl }) => (
          <li key={pageUrl}>
            <Link to={pageUrl}>{page}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}
