import type { LintPage } from "@docs/pages";

/**
 * Gives the address of a page, with a slash at its end where the framework puts one: behind the index of a folder.
 *
 * @example routeOf({ id: "reference/typescript/index", frontMatter }) // "/reference/typescript/"
 */
export function routeOf({ id, frontMatter }: Pick<LintPage, "id" | "frontMatter">): string {
  return frontMatter.fields.get("slug")?.value ?? routeOfId(id);
}

/** Gives the address that a page has without a slug. */
function routeOfId(id: string): string {
  return `/${id.replace(/(?<=^|\/)index$/, "")}`;
}

/** Gives the addresses that a file may have whose front matter cannot be read. */
export function possibleRoutes(file: string): readonly string[] {
  const route = routeOfId(file.replace(/^docs\//, "").replace(/\.mdx?$/, ""));
  return [route, route.replace(/(?<=.)\/$/, "")];
}

/** Leaves the slash at the end of an address out. */
export function trimSlash(route: string): string {
  return route.replace(/(?<=.)\/$/, "");
}
