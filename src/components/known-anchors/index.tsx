import useBrokenLinks from "@docusaurus/useBrokenLinks";
import type { ReactNode } from "react";

/**
 * Tells the framework's check of links which addresses a page has besides its headings: rows, variables, functions.
 *
 * @param ids names of the addresses, with spaces between them.
 */
export function KnownAnchors({ ids }: { readonly ids: string }): ReactNode {
  const { collectAnchor } = useBrokenLinks();
  for (const id of ids.split(" ")) {
    collectAnchor(id);
  }
  return null;
}
