import Link from "@docusaurus/Link";
import { useThemeConfig } from "@docusaurus/theme-common";
import type { ReactNode } from "react";
import type { DialogAnswers } from "../../answers/use-answers.ts";
import { findSectionLabel, isPageFirst, titleHit } from "../group-hits.ts";
import { HitText } from "../hit-text.tsx";
import { Icon } from "../icons.tsx";
import { toSavedHit } from "../saved.ts";
import { fillIn, shorten } from "../texts.ts";
import { useDialog } from "./dialog-context.ts";
import { RowButton, RowLink } from "./row.tsx";
import { OFFER, type RowGroup } from "./rows.ts";

interface ResultListProps extends OfferRowProps {
  readonly groups: readonly RowGroup[];
  readonly isEarly?: boolean | undefined;
  readonly isPending: boolean;
}

/** Renders the ways to continue with a query: sending it to Ask AI, and the hits page by page, best first. */
export function ResultList({ groups, isEarly = false, isPending, ...offer }: ResultListProps): ReactNode {
  const { texts, id } = useDialog();
  return (
    <div
      role="listbox"
      id={`${id}-list`}
      aria-label={texts.results}
      aria-busy={isPending}
      className={isEarly ? "search-list search-early" : "search-list"}
    >
      {groups.map((group) =>
        group.kind === "page" ? (
          <PageGroup key={group.page.pageUrl} group={group} />
        ) : (
          <OfferRow key={group.kind} {...offer} />
        ),
      )}
    </div>
  );
}

interface SeeAllProps {
  readonly total: number;
  readonly searchPage: string;
}

export function SeeAll({ total, searchPage }: SeeAllProps): ReactNode {
  const { texts, close } = useDialog();
  return (
    total > 1 && (
      <p className="search-all">
        <Link to={searchPage} onClick={close}>
          {fillIn(texts.seeAll, { count: total })}
        </Link>
      </p>
    )
  );
}

function PageGroup({ group: { page, rows } }: { readonly group: Extract<RowGroup, { kind: "page" }> }): ReactNode {
  const { id, texts } = useDialog();
  const section = findSectionLabel(page, useThemeConfig().navbar.items);
  const heading = `${id}-page-${page.pageUrl}`;
  const isTitled = !isPageFirst(page);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of options
    <div role="group" aria-labelledby={heading} className="search-group">
      <div id={heading} className={isTitled ? "search-group-page" : "search-unseen"} role="presentation">
        {isTitled && <Icon name="page" />}
        <span className="search-hit-title">{page.page}</span>
        {page.hits[0]?.label && <span className="search-hit-kind">{page.hits[0].label}</span>}
        {section && <span className="search-hit-section">{section}</span>}
      </div>
      {rows.map((row, index) => (
        <RowLink key={row.id} row={row} saved={toSavedHit(row.hit)} isOption>
          <Icon name={row.hit.kind} />
          <HitText
            hit={titleHit(row.hit, page, texts.pageStart)}
            section={isTitled || index > 0 ? undefined : section}
          />
          <Icon name="enter" />
        </RowLink>
      ))}
    </div>
  );
}

/** Longest part of the query that's shown, in characters: more than fits in a row. The box has the whole query. */
const LONGEST_SHOWN = 200;

interface OfferRowProps {
  readonly answers: DialogAnswers | undefined;
  readonly query: string;
}

/** Renders the row that offers to send the query to Ask AI: the first row, or the only one if there are no hits. */
function OfferRow({ answers, query }: OfferRowProps): ReactNode {
  return (
    answers && (
      <RowButton row={OFFER} isOption onActive={answers.preload} onClick={() => answers.ask(query)}>
        <Icon name="ask" />
        <span className="search-hit">
          <span className="search-hit-title search-offer">
            <span className="search-offer-label">{answers.texts.askAi}</span>
            <bdi>{shorten(query, LONGEST_SHOWN)}</bdi>
          </span>
        </span>
        <Icon name="enter" />
      </RowButton>
    )
  );
}
