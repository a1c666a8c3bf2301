import type { TOCTreeNode } from "@docusaurus/theme-common/internal";
import type { ReactNode } from "react";

/**
 * Number of links up to which a list shows all of them. A longer one shows the details of the current section, and has a
 * field that finds the others.
 */
const MOST_LINKS = 30;

/**
 * Renders a page's headings: as a list beside the article on wide screens, and as one that opens above it on narrow
 * ones.
 *
 * It's plain HTML; `src/client/table-of-contents.ts` opens it and marks the heading that's being read, and
 * `src/client/filter-contents.ts` makes its field work.
 */
export function TableOfContents({ tree }: { readonly tree: readonly TOCTreeNode[] }): ReactNode {
  const isLong = tree.reduce((count, { children }) => count + 1 + children.length, 0) > MOST_LINKS;
  return (
    <nav className={isLong ? "toc toc-long" : "toc"} aria-label="On this page">
      <p className="toc-title">On this page</p>
      <button
        type="button"
        className="toc-toggle"
        aria-expanded="false"
        aria-controls="toc-list"
        suppressHydrationWarning
      >
        On this page
      </button>
      {isLong && (
        <input
          type="search"
          aria-label="Filter sections"
          placeholder="Filter sections"
          autoComplete="off"
          spellCheck={false}
        />
      )}
      <ul id="toc-list">
        {tree.map((heading, index) => (
          <Entry key={heading.id} heading={heading} isCurrent={index === 0} />
        ))}
      </ul>
    </nav>
  );
}

interface EntryProps {
  readonly heading: TOCTreeNode;
  /** Whether it's the heading that a reader starts with. */
  readonly isCurrent?: boolean;
}

function Entry({ heading: { id, value, children }, isCurrent }: EntryProps): ReactNode {
  return (
    <li>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: headings come as HTML from the site's own MDX */}
      <a href={`#${id}`} aria-current={isCurrent || undefined} dangerouslySetInnerHTML={{ __html: value }} />
      {children.length > 0 && (
        <ul>
          {children.map((child) => (
            <Entry key={child.id} heading={child} />
          ))}
        </ul>
      )}
    </li>
  );
}
