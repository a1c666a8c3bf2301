import type { PropSidebarItem } from "@docusaurus/plugin-content-docs";

/** Address of the start of the SDK's reference, below the site's base address. */
const START = "/reference/typescript/";

/** Checks whether a category of the sidebar leads to the SDK's reference, and the reader is in there. */
export function isSdkCategory(item: PropSidebarItem, activePath: string): boolean {
  const [first] = item.type === "category" ? item.items : [];
  return first?.type === "link" && first.href.endsWith(START) && activePath.startsWith(first.href);
}
