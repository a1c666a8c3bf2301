import { useHistory } from "@docusaurus/router";
import { type MouseEvent, type PropsWithChildren, type ReactNode, useEffect, useRef } from "react";
import { useDialog } from "./dialog-context.ts";
import { toElementId } from "./rows.ts";

interface RowLinkProps {
  readonly index: number;
  /** Whether the link itself is the option; otherwise the cell that it stands in is what assistive technology hears. */
  readonly isOption?: boolean;
}

/**
 * A row of the dialog: a plain link, so that it can be copied or opened in a new tab, which the arrow keys of the box
 * highlight and Enter follows.
 */
export function RowLink({ index, isOption = false, children }: PropsWithChildren<RowLinkProps>): ReactNode {
  const { id, rows, active, setActive, follow, toHref } = useDialog();
  const history = useHistory();
  const link = useRef<HTMLAnchorElement>(null);
  const row = rows[index];
  const isActive = index === active;

  useEffect(() => {
    if (isActive) {
      link.current?.scrollIntoView({ block: "nearest" });
    }
  }, [isActive]);

  if (!row) {
    return null;
  }
  const href = toHref(row.saved.url);
  const isInternal = href.startsWith("/");
  const onClick = (event: MouseEvent) => {
    const isPlain = event.button === 0 && !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
    if (isPlain) {
      follow(row.saved);
      if (isInternal) {
        event.preventDefault();
        history.push(href);
      }
    }
  };
  const onPointerMove = () => {
    if (!isActive) {
      setActive(index);
      preload(href, isInternal);
    }
  };
  return (
    <a
      ref={link}
      className="search-row"
      {...(isOption ? { id: toElementId(id, index), role: "option", "aria-selected": isActive } : {})}
      data-active={isActive || undefined}
      href={href}
      tabIndex={-1}
      onClick={onClick}
      // Not on enter: a list that scrolls under a resting pointer must not take the highlight along.
      onPointerMove={onPointerMove}
    >
      {children}
    </a>
  );
}

function preload(href: string, isInternal: boolean): void {
  if (isInternal) {
    window.docusaurus?.prefetch(href.replace(/[?#].*/, ""));
  }
}
