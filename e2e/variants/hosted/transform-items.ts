interface Item {
  readonly url?: unknown;
}

/** Leaves out what the service should not have found. */
export const transformItems = (items: Item[]): Item[] => items.filter(({ url }) => !String(url).includes("unwanted"));
