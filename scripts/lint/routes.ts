import type { LintPage } from "@docs/pages";

/**
 * Returns a page's address, with a trailing slash where the framework adds one: after a folder's index.
 *
 * @example routeOf({ id: "reference/typescript/index", frontMatter }) // "/reference/typescript/"
 */
export function routeOf({ id, frontMatter }: Pick<LintPage, "id" | "frontMatter">): string {
  return frontMatter.fields.get("slug")?.value ?? routeOfId(id);
}

/** Returns the address of a page without a slug. */
function routeOfId(id: string): string {
  return `/${id.replace(/(?<=^|\/)index$/, "")}`;
}

/** Returns the possible addresses of a file whose front matter can't be read. */
export function possibleRoutes(file: string): readonly string[] {
  const route = routeOfId(file.replace(/^docs\//, "").replace(/\.mdx?$/, ""));
  return [route, route.replace(/(?<=.)\/$/, "")];
}

/** Removes the trailing slash from an address. */
export function trimSlash(route: string): string {
  return route.replace(/(?<=.)\/$/, "");
}
