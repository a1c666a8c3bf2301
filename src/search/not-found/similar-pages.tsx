import Link from "@docusaurus/Link";
import { useDocsData } from "@docusaurus/plugin-content-docs/client";
import { useLocation } from "@docusaurus/router";
import useDocusaurusContext from "@docusaurus/useDocusaurusContext";
import { type ReactNode, useEffect, useState } from "react";
import { toPathQuery } from "../links.ts";
import type { SearchProvider } from "../provider.ts";
import { useSearchProvider } from "../use-provider.ts";
import { useSearchTexts } from "../use-settings.ts";
import { findSimilarPaths } from "./find-similar-paths.ts";

interface SimilarPage {
  readonly path: string;
  readonly title: string;
}

/** Renders pages whose addresses share words with a dead one; nothing if there are none or titles aren't available. */
export function SimilarPages(): ReactNode {
  const texts = useSearchTexts();
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
  if (pages.length === 0) {
    return null;
  }
  return (
    <>
      <p>{texts.similarPages}:</p>
      <ul>
        {pages.map(({ path, title }) => (
          <li key={path}>
            <Link to={path}>{title}</Link>
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
