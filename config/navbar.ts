import { existsSync } from "node:fs";
import path from "node:path";
import type { NavbarItem } from "@docusaurus/theme-common";

/**
 * Fills in the position that an item omits.
 *
 * The specification's default is the right side, while the framework's own validation says "left", so the default is
 * written into the items before that validation sees them.
 */
export function withDefaultPosition(items: readonly NavbarItem[]): NavbarItem[] {
  return items.map((item) => ({ position: "right", ...item }));
}

/** Removes the items whose page doesn't exist yet, because a broken link would fail the build. */
export function withoutMissingPages<Item extends object>(items: readonly Item[], docsDir: string): Item[] {
  return items.filter((item) => !("to" in item) || typeof item.to !== "string" || hasPage(item.to, docsDir));
}

function hasPage(route: string, docsDir: string): boolean {
  const stem = path.join(docsDir, route);
  return [`${stem}.mdx`, path.join(stem, "index.mdx")].some((file) => existsSync(file));
}
