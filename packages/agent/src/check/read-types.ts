import type { DocsFacts, DocsFunction } from "../data.ts";

/** A type of the API with its functions. */
interface ApiType {
  readonly summary: string;
  readonly functions: ReadonlyMap<string, DocsFunction>;
}

/** Returns the API's types in the form in which the site's own checks have them. */
export function readTypes({ types }: DocsFacts): ReadonlyMap<string, ApiType> {
  return new Map(
    Object.entries(types).map(([type, { summary, functions }]) => [
      type,
      { summary, functions: new Map(Object.entries(functions)) },
    ]),
  );
}
