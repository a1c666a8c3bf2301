import Link from "@docusaurus/Link";
import { useThemeConfig } from "@docusaurus/theme-common";
import { type ComponentProps, memo, type ReactNode, useEffect, useMemo, useState } from "react";
import { groupByPage, type HitGroup, isPageFirst } from "../groups.ts";
import { HitText } from "../hit-text.tsx";
import { Icon } from "../icons.tsx";
import type { SearchAnswer } from "../provider.ts";
import { findSectionLabel } from "../section-label.ts";
import { fillIn } from "../texts.ts";
import { useDialog } from "./dialog-context.ts";
import { OfferRow } from "./offer-row.tsx";
import { readRoom, takeVisible } from "./room.ts";
import { RowLink } from "./row-link.tsx";

interface ResultsScreenProps {
  readonly answer: SearchAnswer;
  /** Whether a newer answer is on its way. */
  readonly isPending: boolean;
  readonly searchPage: string;
  readonly onLeave: () => void;
  /** The row of Ask AI, on a site that has it. */
  readonly offer: ComponentProps<typeof OfferRow> | undefined;
}

/** What was found, page by page, best first. */
export function ResultsScreen({ answer, isPending, searchPage, onLeave, offer }: ResultsScreenProps): ReactNode {
  const { texts, id } = useDialog();
  const groups = useMemo(() => groupByPage(answer.hits), [answer.hits]);
  const visible = useMemo(() => takeVisible(groups, readRoom()), [groups]);
  // What has to be scrolled to follows a frame later.
  // Not once more for the excerpts of an early answer, whose rows are there.
  const isPainted = useAfterPaint(answer.isEarly ? answer.query : answer);
  const isWhole = isPainted || visible.length === groups.length;
  let nextIndex = offer ? 1 : 0;
  return (
    <>
      <div
        role="listbox"
        id={`${id}-list`}
        aria-label={texts.results}
        aria-busy={isPending}
        className={answer.isEarly ? "search-list search-early" : "search-list"}
      >
        {offer && <OfferRow {...offer} />}
        {(isWhole ? groups : visible).map((group, index) => {
          const firstIndex = nextIndex;
          nextIndex += group.hits.length;
          // biome-ignore lint/suspicious/noArrayIndexKey: an answer is drawn over the one before, which is less work
          return <Group key={index} group={group} firstIndex={firstIndex} />;
        })}
      </div>
      {isWhole && answer.total > 1 && (
        <p className="search-all">
          <Link to={searchPage} onClick={onLeave}>
            {fillIn(texts.seeAll, { count: answer.total })}
          </Link>
        </p>
      )}
    </>
  );
}

/** Tells whether something has been on the screen already; drawn anew when it has. */
function useAfterPaint(shown: unknown): boolean {
  const [painted, setPainted] = useState<unknown>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    // A task that is put in line within a frame comes after its paint.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setPainted(shown));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [shown]);
  return painted === shown;
}

interface GroupProps {
  readonly group: HitGroup;
  readonly firstIndex: number;
}

/** Kept as drawn until its hits change or another row is highlighted: the rest of an answer, which follows, does neither. */
const Group = memo(({ group, firstIndex }: GroupProps): ReactNode => {
  const { id } = useDialog();
  const { items } = useThemeConfig().navbar;
  const section = findSectionLabel(group.pageUrl, items);
  const heading = `${id}-group-${firstIndex}`;
  const isTitled = !isPageFirst(group);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of options
    <div role="group" aria-labelledby={heading} className="search-group">
      <div id={heading} className={isTitled ? "search-group-title" : "search-unseen"} role="presentation">
        <span className="search-group-page">{group.page}</span>
        {section && section !== group.page && <span className="search-hit-section">{section}</span>}
      </div>
      {group.hits.map((hit, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        <RowLink key={index} index={firstIndex + index} isOption>
          <Icon name={hit.kind} />
          <HitText hit={hit} section={!isTitled && index === 0 && section !== group.page ? section : undefined} />
          <Icon name="enter" />
        </RowLink>
      ))}
    </div>
  );
});
