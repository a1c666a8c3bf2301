interface Item {
  readonly url?: unknown;
}

/** Removes hits that the service should not have found. */
export const transformItems = (items: Item[]): Item[] => items.filter(({ url }) => !String(url).includes("unwanted"));
