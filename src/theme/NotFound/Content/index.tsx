// Not wrapped: the original blames the site that linked here, but a lost reader needs somewhere to go.
import Link from "@docusaurus/Link";
import { useLocation } from "@docusaurus/router";
import { useThemeConfig } from "@docusaurus/theme-common";
import useBaseUrl from "@docusaurus/useBaseUrl";
import Heading from "@theme/Heading";
import type { Props } from "@theme/NotFound/Content";
import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import { toPathQuery } from "../../../search/links.ts";
import { useSearchSettings, useSearchTexts } from "../../../search/use-settings.ts";

export default function NotFoundContent({ className = "" }: Props): ReactNode {
  const sections = useThemeConfig().navbar.items.filter(({ to }) => typeof to === "string");
  return (
    <main className={`container not-found markdown ${className}`}>
      <Heading as="h1">Page Not Found</Heading>
      <p>No page has this address. It may have moved, or the link that brought you here has a slip in it.</p>
      <AddressSearch />
      <LateSimilarPages />
      <p>The sections of this site:</p>
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

/** Renders a field that holds the words of the dead address, and leads to the page of results. */
function AddressSearch(): ReactNode {
  const texts = useSearchTexts();
  const action = useBaseUrl(useSearchSettings().searchPagePath);
  const { pathname } = useLocation();
  const [query, setQuery] = useState("");
  useEffect(() => setQuery(toPathQuery(pathname)), [pathname]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: some readers' browsers don't support <search>
    <form role="search" className="not-found-search" action={action}>
      <input
        type="search"
        name="q"
        aria-label={texts.placeholder}
        placeholder={texts.placeholder}
        value={query}
        onChange={({ target }) => setQuery(target.value)}
      />
      <button type="submit">{texts.button}</button>
    </form>
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
