// Not wrapped: the original renders two tables of contents and watches the window's width to choose between them. Here,
// there's only one, which style sheets position, so the article needs no script. Above the title is the kind of the page.
import Link from "@docusaurus/Link";
import { useDoc } from "@docusaurus/plugin-content-docs/client";
import { UnlistedMetadata, useThemeConfig } from "@docusaurus/theme-common";
import { useFilteredAndTreeifiedTOC } from "@docusaurus/theme-common/internal";
import useDocusaurusContext from "@docusaurus/useDocusaurusContext";
import ContentVisibility from "@theme/ContentVisibility";
import DocItemContent from "@theme/DocItem/Content";
import DocItemFooter from "@theme/DocItem/Footer";
import type { Props } from "@theme/DocItem/Layout";
import DocItemPaginator from "@theme/DocItem/Paginator";
import DocVersionBanner from "@theme/DocVersionBanner";
import type { ReactNode } from "react";
import { TableOfContents } from "../../../components/table-of-contents/index.tsx";

export default function DocItemLayout({ children }: Props): ReactNode {
  const { metadata, frontMatter, toc } = useDoc();
  const { kind, minutes, proof }: PageKindProps & PageProof & object = frontMatter;
  const { minHeadingLevel, maxHeadingLevel } = useThemeConfig().tableOfContents;
  const tree = useFilteredAndTreeifiedTOC({
    toc: [...toc],
    minHeadingLevel: frontMatter.toc_min_heading_level ?? minHeadingLevel,
    maxHeadingLevel: frontMatter.toc_max_heading_level ?? maxHeadingLevel,
  });
  const hasToc = !frontMatter.hide_table_of_contents && tree.length > 0;
  return (
    <div className={hasToc ? "doc-columns" : "doc-columns doc-columns-wide"}>
      {hasToc && <TableOfContents tree={tree} />}
      <main className="doc-main">
        {/* Runs and the style guide are left out of search engines without a notice. */}
        {/^(?:runs\/|styleguide$)/.test(metadata.id) ? <UnlistedMetadata /> : <ContentVisibility metadata={metadata} />}
        <DocVersionBanner />
        <article>
          <PageMenu permalink={metadata.permalink} />
          {!frontMatter.hide_title && <PageKind kind={TYPE_PAGE.test(metadata.id) ? "type" : kind} minutes={minutes} />}
          <DocItemContent>{children}</DocItemContent>
          <DocItemFooter />
          {!frontMatter.hide_title && proof && (
            <Link to={proof.url} className="page-proof">
              {proof.text}
            </Link>
          )}
        </article>
        <DocItemPaginator />
      </main>
    </div>
  );
}

/**
 * Renders the button that copies the page as Markdown, and beside it the one that opens the rest, which both belong to
 * `src/client/page-menu`. The home page has none.
 */
function PageMenu({ permalink }: { readonly permalink: string }): ReactNode {
  const { hasAssistants } = useDocusaurusContext().siteConfig.customFields ?? {};
  return (
    permalink !== "/" && (
      <div className="page-tools">
        <button type="button" className="page-menu">
          Copy page
        </button>
        <button
          type="button"
          className="page-menu page-more"
          aria-label="More ways to use this page"
          aria-expanded="false"
          data-assistants={hasAssistants === false ? "off" : undefined}
        />
      </div>
    )
  );
}

const KIND_LABELS: Readonly<Record<string, string>> = {
  concept: "Concept",
  "how-to": "How-to guide",
  overview: "Overview",
  recipe: "Recipes",
  reference: "Reference",
  run: "Recorded run",
  tutorial: "Tutorial",
  type: "Type",
};

/** Pages about one type of the API, which are in the sidebar of Getting Started and not in that of Reference. */
const TYPE_PAGE = /^getting-started\/types\/(?!index)/;

interface PageKindProps {
  readonly kind?: string;
  readonly minutes?: number;
}

interface PageProof {
  /** How many of the page's examples were run; `plugins/runs` adds it. */
  readonly proof?: { readonly text: string; readonly url: string };
}

/** Says what kind of page it is, and how long a tutorial takes. */
function PageKind({ kind, minutes }: PageKindProps): ReactNode {
  const label = KIND_LABELS[kind ?? ""];
  return (
    label && (
      <p className="page-kind">
        {label}
        {minutes && <span> · {minutes} minutes</span>}
      </p>
    )
  );
}
