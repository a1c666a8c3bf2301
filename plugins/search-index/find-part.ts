/** What is needed of an item of the navbar. */
export interface NavbarItem {
  readonly label?: string;
  readonly to?: string;
}

/** Gives the label of the part of the site that an address belongs to: of the navbar's item with the longest path. */
export function findPart(url: string, items: readonly NavbarItem[]): string {
  const parts = items.flatMap(({ label, to }) => (label && to ? [{ label, to }] : []));
  const around = parts.filter(({ to }) => to === "/" || url === to || url.startsWith(`${to.replace(/\/$/, "")}/`));
  return around.sort((left, right) => right.to.length - left.to.length)[0]?.label ?? "Documentation";
}
