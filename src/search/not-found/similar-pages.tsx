import Link from "@docusaurus/Link";
import { useDocsData } from "@docusaurus/plugin-content-docs/client";
import { useLocation } from "@docusaurus/router";
import { useThemeConfig } from "@docusaurus/theme-common";
import useBaseUrl from "@docusaurus/useBaseUrl";
import useDocusaurusContext from "@docusaurus/useDocusaurusContext";
import { type ReactNode, useEffect, useState } from "react";
import { archiveUrl, sectionHints } from "../../../config/section-hints.ts";
import { adoptStyles } from "../../adopt-styles.ts";
import { findSectionLabel } from "../group-hits.ts";
import { toPathQuery } from "../links.ts";
import type { SearchProvider } from "../provider.ts";
import { useSearchProvider } from "../use-provider.ts";
import { useSearchSettings, useSearchTexts } from "../use-settings.ts";
import { findSimilarPaths } from "./find-similar-paths.ts";
import css from "./similar-pages.css?text";

/** Says what a section has, after the link to it. */
function describeSection(to: string): string | undefined {
  return sectionHints[to] && `: ${sectionHints[to]}`;
}

/** A link to the previous version, which many old addresses are from. */
const archive: ReactNode = (
  <li>
    <a href={archiveUrl}>Archive</a>: the previous version of these pages
  </li>
);

interface SimilarPage {
  readonly path: string;
  readonly title: string;
}

/**
 * Renders a search for the words of a dead address, and the pages whose addresses share words with it: none if titles
 * aren't available.
 */
function SimilarPages(): ReactNode {
  adoptStyles(css);
  const provider = useSearchProvider();
  const { pathname } = useLocation();
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const { versions } = useDocsData(undefined);
  const [pages, setPages] = useState<readonly SimilarPage[]>([]);
  useEffect(() => {
    const fromRoot = (path: string) => path.slice(baseUrl.length - 1);
    const paths = findSimilarPaths(
      fromRoot(pathname),
      versions.flatMap(({ docs }) => docs.map(({ path }) => fromRoot(path))),
    );
    let isLeft = false;
    Promise.all(paths.map((path) => readPage(path, provider))).then(
      (found) => isLeft || setPages(found),
      () => undefined,
    );
    return () => {
      isLeft = true;
    };
  }, [pathname, baseUrl, provider, versions]);
  return (
    <>
      <AddressSearch key={pathname} />
      {pages.length > 0 && <PageList pages={pages} />}
    </>
  );
}

function PageList({ pages }: { readonly pages: readonly SimilarPage[] }): ReactNode {
  const texts = useSearchTexts();
  const { items } = useThemeConfig().navbar;
  return (
    <>
      <p className="not-found-label">{texts.similarPages}:</p>
      <ul className="not-found-pages">
        {pages.map(({ path, title }) => (
          <li key={path}>
            <Link to={path}>{title}</Link>
            <span>{findSectionLabel({ page: title, pageUrl: path }, items)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** How many hits are searched for a page. Raising it finds the titles of pages whose addresses say little. */
const MOST_HITS = 40;

/** Finds the title of a page; in the browser, only the search has it. */
async function readPage(path: string, provider: SearchProvider): Promise<SimilarPage> {
  const query = toPathQuery(path.split("/").filter(Boolean).slice(-2).join("/"));
  const { hits } = await provider.search(query, { limit: MOST_HITS });
  return { path, title: hits.find(({ pageUrl }) => pageUrl === path)?.page ?? path };
}

/** Renders a field that holds the words of the dead address, and leads to the page of results. */
function AddressSearch(): ReactNode {
  const texts = useSearchTexts();
  const action = useBaseUrl(useSearchSettings().searchPagePath);
  const { pathname } = useLocation();
  return (
    // biome-ignore lint/a11y/useSemanticElements: some readers' browsers don't support <search>
    <form role="search" className="field" action={action}>
      <input
        type="search"
        name="q"
        aria-label={texts.placeholder}
        placeholder={texts.placeholder}
        defaultValue={toPathQuery(pathname)}
      />
      <button type="submit">{texts.button}</button>
    </form>
  );
}

/** What the not-found page shows once it's there. */
export const lateParts = { SimilarPages, describeSection, archive };
