/** The part of a navbar item that says which pages are its own. */
export interface SectionItem {
  readonly label?: unknown;
  readonly to?: unknown;
  readonly activeBasePath?: unknown;
  readonly activeBaseRegex?: unknown;
}

/** Gives the label of the section of the site that a page belongs to; pages of the same title differ by it. */
export function findSectionLabel(pageUrl: string, items: readonly SectionItem[]): string | undefined {
  const item = items.find(({ to, activeBasePath, activeBaseRegex }) => {
    if (typeof activeBaseRegex === "string") {
      return new RegExp(activeBaseRegex, "i").test(pageUrl);
    }
    const base = activeBasePath ?? to;
    return typeof base === "string" && base !== "/" && `${pageUrl}/`.startsWith(`${base.replace(/\/$/, "")}/`);
  });
  return typeof item?.label === "string" ? item.label : undefined;
}
