import useDocusaurusContext from "@docusaurus/useDocusaurusContext";
import { type PropsWithChildren, type ReactNode, useEffect, useRef } from "react";
import { toHref } from "../links.ts";
import type { SavedHit } from "../saved.ts";
import { useFollowLink } from "../use-follow-link.ts";
import { useDialog } from "./dialog-context.ts";
import { type Row, toElementId } from "./rows.ts";

interface RowProps {
  readonly row: Row;
  /** Whether the element itself is the option; otherwise, assistive technology announces the cell around it. */
  readonly isOption?: boolean;
}

interface RowLinkProps extends RowProps {
  readonly saved: SavedHit;
}

/**
 * Renders a row that leads to a page. It's a plain link, so it can be copied or opened in a new tab; the arrow keys of
 * the box highlight it, and Enter follows it.
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
  /** Called when the row is highlighted in any way. */
  readonly onActive: () => void;
}

/** Renders a row that leads to another screen instead of a page. */
export function RowButton({ onClick, onActive, children, ...row }: PropsWithChildren<RowButtonProps>): ReactNode {
  return (
    <button
      {...useRow<HTMLButtonElement>(row, { onActive })}
      type="button"
      className="search-row search-row-button"
      onClick={onClick}
      // The row disappears with its screen, so the focus stays in the box, which keeps a phone's keyboard open.
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

/** Returns the attributes of a row's element, and scrolls to it when it's highlighted. */
function useRow<Type extends HTMLElement>({ row, isOption = false }: RowProps, { onActive, onPoint }: RowEvents) {
  const { id, active, setActive } = useDialog();
  const element = useRef<Type>(null);
  const isActive = row.id === active;

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs each time that the row is highlighted
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
    // `onPointerEnter` won't do, because a list that scrolls under a resting pointer must not change the highlight.
    onPointerMove: () => {
      if (!isActive) {
        setActive(row.id);
        onPoint?.();
      }
    },
    ...(isOption ? { id: toElementId(id, row.id), role: "option", "aria-selected": isActive } : {}),
  };
}
