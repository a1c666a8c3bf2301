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
