import path from "node:path";

/** What decides which parts of the theme a reader can get to see; the configuration in the shape that plugins get. */
export interface ShownParts {
  readonly navbarItems: readonly NavbarItem[];
  /** A link with a title is a column of links; without one, all stand in one row. */
  readonly footerLinks: readonly object[];
  readonly hasFooterLogo: boolean;
  /** Whether the reader can fold the sidebar away. */
  readonly isSidebarHideable: boolean;
  /** Whether there are several versions of the documentation. */
  readonly hasVersions: boolean;
}

interface NavbarItem {
  readonly type?: string;
  /** What the menu of a dropdown holds. */
  readonly items?: readonly NavbarItem[];
  /** What stands in the menu of languages or versions before and after its own entries. */
  readonly dropdownItemsBefore?: readonly NavbarItem[];
  readonly dropdownItemsAfter?: readonly NavbarItem[];
}

/** Parts for each type of navbar item, below `@theme/NavbarItem`; an item without any is a plain link. */
const ITEM_PARTS: Readonly<Record<string, readonly string[]>> = {
  dropdown: ["DropdownNavbarItem"],
  localeDropdown: ["LocaleDropdownNavbarItem", "DropdownNavbarItem", "../Icon/Language"],
  search: ["SearchNavbarItem"],
  html: ["HtmlNavbarItem"],
  doc: ["DocNavbarItem"],
  docSidebar: ["DocSidebarNavbarItem"],
  docsVersion: ["DocsVersionNavbarItem"],
  docsVersionDropdown: ["DocsVersionDropdownNavbarItem", "DropdownNavbarItem"],
};

/**
 * Lists the parts of the theme that this configuration never shows, as paths below the theme's folder.
 *
 * The framework imports all of them and decides while it runs.
 */
export function listUnusedParts(shown: ShownParts): string[] {
  const isMultiColumn = shown.footerLinks.some((link) => "title" in link);
  return [
    ...listUnusedItems(shown.navbarItems),
    isMultiColumn ? "Footer/Links/Simple" : "Footer/Links/MultiColumn",
    ...(shown.hasFooterLogo ? [] : ["Footer/Logo"]),
    ...(shown.isSidebarHideable ? [] : ["DocSidebar/Desktop/CollapseButton", "DocRoot/Layout/Sidebar/ExpandButton"]),
    ...(shown.hasVersions ? [] : ["DocVersionBanner", "DocVersionBadge"]),
  ];
}

function listUnusedItems(items: readonly NavbarItem[]): string[] {
  const used = new Set(
    items.flatMap(withSubItems).flatMap((item) => ITEM_PARTS[item.type ?? (item.items ? "dropdown" : "default")] ?? []),
  );
  const all = new Set(Object.values(ITEM_PARTS).flat());
  return [...all].filter((part) => !used.has(part)).map((part) => path.posix.join("NavbarItem", part));
}

function withSubItems(item: NavbarItem): NavbarItem[] {
  const { items = [], dropdownItemsBefore = [], dropdownItemsAfter = [] } = item;
  return [item, ...[...items, ...dropdownItemsBefore, ...dropdownItemsAfter].flatMap(withSubItems)];
}
