import useBrokenLinks from "@docusaurus/useBrokenLinks";
import type { ReactNode } from "react";

/**
 * Registers a page's anchors other than its headings (rows, variables, functions) with the framework's link check.
 *
 * @param ids names of the anchors, separated by spaces.
 */
export function KnownAnchors({ ids }: { readonly ids: string }): ReactNode {
  const { collectAnchor } = useBrokenLinks();
  for (const id of ids.split(" ")) {
    collectAnchor(id);
  }
  return null;
}
