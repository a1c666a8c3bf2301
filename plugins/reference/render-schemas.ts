import type { JsonSchema } from "@docs/facts";
import { findByName } from "./component.ts";

/**
 * Files that editors can validate, and the addresses of their schemas on the site.
 *
 * The product's own files use these addresses in `$schema`.
 */
export const PUBLISHED: ReadonlyMap<string, string> = new Map([
  ["dagger.json", "reference/dagger.schema.json"],
  ["engine.json", "reference/engine.schema.json"],
]);

/** Renders the published schemas, keyed by their address without a leading slash. */
export function renderSchemas(
  configuration: ReadonlyMap<string, JsonSchema>,
  siteUrl: string,
): ReadonlyMap<string, string> {
  return new Map(
    [...PUBLISHED].map(([file, address]) => {
      const { $schema, ...schema } = findByName("configuration file", file, configuration);
      const full = { $schema, $id: new URL(address, siteUrl).href, ...schema };
      return [address, `${JSON.stringify(full, null, 2)}\n`] as const;
    }),
  );
}
