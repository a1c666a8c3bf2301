/** Returns hits unchanged; used if the configuration names no `transformItems` module. */
export const transformItems = <Item>(items: Item[]): Item[] => items;
