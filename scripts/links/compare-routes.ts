import type { BuiltPage } from "./built-page.ts";

/** How a build stands to the list of routes that it should have. */
export interface RouteComparison {
  readonly present: readonly string[];
  readonly missing: readonly string[];
  /** Addresses of pages that the list does not have. */
  readonly unexpected: readonly string[];
  /** Pages that give another address than their place, or another form of it than the list. */
  readonly wrong: readonly { readonly file: string; readonly found: string; readonly expected: string }[];
}

/** The host shows it for addresses without a page; it has none of its own. */
const NOT_FOUND = "404.html";

/**
 * Compares the pages of a build with a list of routes.
 *
 * @param routes every address, with a slash at the end where it has one.
 */
export function compareRoutes(
  routes: readonly string[],
  pages: readonly Pick<BuiltPage, "file" | "path">[],
): RouteComparison {
  const routeOf = new Map(routes.map((route) => [trimSlash(route), route]));
  const present: string[] = [];
  const unexpected: string[] = [];
  const wrong: RouteComparison["wrong"][number][] = [];
  for (const { file, path } of pages.filter((page) => page.file !== NOT_FOUND)) {
    const place = trimSlash(`/${file.replace(/(?:index)?\.html$/, "")}`);
    const route = routeOf.get(place);
    if (route === undefined) {
      unexpected.push(path !== undefined && trimSlash(path) === place ? path : place);
    } else {
      present.push(route);
    }
    if (path === undefined || trimSlash(path) !== place || (route !== undefined && path !== route)) {
      wrong.push({ file, found: path ?? "none", expected: route ?? place });
    }
  }
  const missing = routes.filter((route) => !present.includes(route));
  return { present: present.sort(), missing, unexpected: unexpected.sort(), wrong };
}

function trimSlash(path: string): string {
  return path.replace(/(?<=.)\/$/, "");
}
