// Not wrapped: the original blames the site that linked here, but a lost reader needs somewhere to go.
import Link from "@docusaurus/Link";
import { useThemeConfig } from "@docusaurus/theme-common";
import Heading from "@theme/Heading";
import type { Props } from "@theme/NotFound/Content";
import { type ComponentType, type ReactNode, useEffect, useState } from "react";

export default function NotFoundContent({ className = "" }: Props): ReactNode {
  const sections = useThemeConfig().navbar.items.filter(({ to }) => typeof to === "string");
  return (
    <main className={`container not-found markdown ${className}`}>
      <Heading as="h1">Page Not Found</Heading>
      <p>No page has this address. It may have moved, or the link that brought you here has a slip in it.</p>
      <LateSimilarPages />
      <p className="not-found-label">The sections of this site:</p>
      <ul>
        {sections.map(({ to, label }) => (
          <li key={String(to)}>
            <Link to={String(to)}>{String(label)}</Link>
          </li>
        ))}
      </ul>
    </main>
  );
}

/** Renders similar pages after the rest of the page: other pages don't need this code until a reader searches. */
function LateSimilarPages(): ReactNode {
  const [SimilarPages, setSimilarPages] = useState<ComponentType>();
  useEffect(() => {
    import("../../../search/not-found/similar-pages.tsx").then(
      (loaded) => setSimilarPages(() => loaded.SimilarPages),
      // The sections below also help the reader continue.
      () => undefined,
    );
  }, []);
  return SimilarPages ? <SimilarPages /> : null;
}
