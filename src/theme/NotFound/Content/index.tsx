// Not wrapped: the original blames the site that linked here, but a lost reader needs somewhere to go.
import Link from "@docusaurus/Link";
import { PageMetadata, useThemeConfig } from "@docusaurus/theme-common";
import Heading from "@theme/Heading";
import type { Props } from "@theme/NotFound/Content";
import { type ReactNode, useEffect, useState } from "react";

export default function NotFoundContent({ className = "" }: Props): ReactNode {
  const sections = useThemeConfig().navbar.items.filter(({ to }) => typeof to === "string");
  const late = useLateParts();
  return (
    <main className={`container not-found markdown ${className}`}>
      {/* The original's title is in a part of the page that a site of nothing but documentation never renders. */}
      <PageMetadata title="Page not found" />
      <Heading as="h1">Page not found</Heading>
      <p>No page has this address. It may have moved, or the link that brought you here has a slip in it.</p>
      {late && <late.SimilarPages />}
      <p className="not-found-label">The sections of this site:</p>
      <ul>
        {sections.map(({ to, label }) => (
          <li key={String(to)}>
            <Link to={String(to)}>{String(label)}</Link>
            {late?.describeSection(String(to))}
          </li>
        ))}
        {late?.archive}
      </ul>
    </main>
  );
}

/** Loads similar pages and hints after the rest of the page: other pages don't need this code until a reader searches. */
function useLateParts() {
  const [parts, setParts] = useState<typeof import("../../../search/not-found/similar-pages.tsx").lateParts>();
  // The sections also help the reader continue without them.
  useEffect(() => {
    import("../../../search/not-found/similar-pages.tsx").then(
      (loaded) => setParts(loaded.lateParts),
      () => undefined,
    );
  }, []);
  return parts;
}
