import useDocusaurusContext from "@docusaurus/useDocusaurusContext";
import { type PropsWithChildren, type ReactNode, useEffect, useRef } from "react";
import { toHref } from "../links.ts";
import type { SavedHit } from "../saved.ts";
import { useFollowLink } from "../use-follow-link.ts";
import { useDialog } from "./dialog-context.ts";
import { type Row, toElementId } from "./rows.ts";

interface RowProps {
  readonly row: Row;
  /** Whether the element itself is the option; otherwise the cell that it is in is what assistive technology hears. */
  readonly isOption?: boolean;
}

interface RowLinkProps extends RowProps {
  readonly saved: SavedHit;
}

/**
 * A row that leads to a page: a plain link, so that it can be copied or opened in a new tab, which the arrow keys of the
 * box highlight and Enter follows.
 */
export function RowLink({ saved, children, ...row }: PropsWithChildren<RowLinkProps>): ReactNode {
  const { follow } = useDialog();
  const href = toHref(saved.url, useDocusaurusContext().siteConfig.baseUrl);
  const onClick = useFollowLink(href, () => follow(saved));
  const preload = () => href.startsWith("/") && window.docusaurus?.preload(href);
  return (
    <a {...useRow<HTMLAnchorElement>(row, { onPoint: preload })} className="search-row" href={href} onClick={onClick}>
      {children}
    </a>
  );
}

interface RowButtonProps extends RowProps {
  readonly onClick: () => void;
  /** Called when the row is highlighted, by whatever means. */
  readonly onActive: () => void;
}

/** A row that leads to no page but to another screen. */
export function RowButton({ onClick, onActive, children, ...row }: PropsWithChildren<RowButtonProps>): ReactNode {
  return (
    <button
      {...useRow<HTMLButtonElement>(row, { onActive })}
      type="button"
      className="search-row search-row-button"
      onClick={onClick}
      // The row goes with its screen: the focus stays in the box, and so does the keyboard of a phone.
      onMouseDown={(event) => event.preventDefault()}
    >
      {children}
    </button>
  );
}

interface RowEvents {
  readonly onActive?: () => void;
  /** Called when the pointer highlights the row. */
  readonly onPoint?: () => void;
}

/** Returns the attributes of a row's element, and scrolls to it when it is highlighted. */
function useRow<Type extends HTMLElement>({ row, isOption = false }: RowProps, { onActive, onPoint }: RowEvents) {
  const { id, active, setActive } = useDialog();
  const element = useRef<Type>(null);
  const isActive = row.id === active;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time that the row is highlighted
  useEffect(() => {
    if (isActive) {
      element.current?.scrollIntoView({ block: "nearest" });
      onActive?.();
    }
  }, [isActive]);

  return {
    ref: element,
    tabIndex: -1,
    "data-active": isActive || undefined,
    // Not on enter: a list that scrolls under a resting pointer must not take the highlight along.
    onPointerMove: () => {
      if (!isActive) {
        setActive(row.id);
        onPoint?.();
      }
    },
    ...(isOption ? { id: toElementId(id, row.id), role: "option", "aria-selected": isActive } : {}),
  };
}
