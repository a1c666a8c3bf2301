import { type PropsWithChildren, type ReactNode, useEffect, useRef } from "react";
import { useDialog } from "./dialog-context.ts";
import { toElementId } from "./rows.ts";
import { useFollowLink } from "./use-follow-link.ts";

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
  const link = useRef<HTMLAnchorElement>(null);
  const saved = rows[index]?.saved;
  const isActive = index === active;
  const href = toHref(saved?.url ?? "");
  const onClick = useFollowLink(href, () => saved && follow(saved));

  useEffect(() => {
    // Again for another hit in the same row.
    if (isActive && href !== "") {
      link.current?.scrollIntoView({ block: "nearest" });
    }
  }, [isActive, href]);

  if (!saved) {
    return null;
  }
  const onPointerMove = () => {
    if (!isActive) {
      setActive(index);
      preload(href);
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

function preload(href: string): void {
  if (href.startsWith("/")) {
    window.docusaurus?.preload(href);
  }
}
