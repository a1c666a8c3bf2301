import { useDocsData } from "@docusaurus/plugin-content-docs/client";
import useDocusaurusContext from "@docusaurus/useDocusaurusContext";
import { useMemo } from "react";
import { type StartPlace, startPlaces } from "../../config/search-start.ts";
import { toHref } from "./links.ts";

/** Returns the pages to offer before a query, of those that the site has. */
export function useStartPlaces(): readonly StartPlace[] {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const { versions } = useDocsData(undefined);
  return useMemo(() => {
    const paths = new Set(versions.flatMap(({ docs }) => docs.map(({ path }) => path)));
    return startPlaces.filter(({ url }) => paths.has(toHref(url, baseUrl)));
  }, [versions, baseUrl]);
}
