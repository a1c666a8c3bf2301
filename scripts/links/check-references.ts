import { describeChoices, type Fault, type Problem } from "@docs/pages";
import type { BuiltPage, BuiltSite, Reference } from "./built-site.ts";
import { checkFragment, decode } from "./check-fragment.ts";

/** Checks that every address on the site leads to a page or file, and every fragment to an element on that page. */
export function checkReferences(site: BuiltSite): readonly Problem[] {
  const resolver = createResolver(site);
  return site.pages.flatMap((page) =>
    page.references.flatMap((reference): Problem[] => {
      const fault = resolver(page, reference);
      const { line, column } = reference;
      return fault ? [{ file: `${site.folder}/${page.file}`, line, column, ...fault }] : [];
    }),
  );
}

/** Returns a function that finds the fault in an address, if there is one. */
function createResolver({ pages, files, origin }: BuiltSite) {
  const pagesByPath = new Map(pages.map((page) => [page.path ?? `/${page.file}`, page]));
  const idsByPage = new Map(pages.map((page) => [page, page.ids.map(({ id }) => id)]));
  const paths = [...pagesByPath.keys()].filter((path) => !path.endsWith(".html"));

  return (page: BuiltPage, { url, origin: element }: Reference): Fault | undefined => {
    const ownPath = page.path ?? `/${page.file}`;
    if (!URL.canParse(url, origin + ownPath)) {
      return { found: `Unexpected address "${url}" in ${element}`, expected: "an address", fix: "Correct it." };
    }
    const target = new URL(url, origin + ownPath);
    if (target.origin !== origin) {
      return undefined;
    }
    const path = decode(target.pathname);
    const targetPage = pagesByPath.get(path);
    if (path.endsWith(".html") && targetPage !== page) {
      const clean =
        findPage(path.replace(/(?:index)?\.html$/, ""), pagesByPath) ?? path.replace(/(?:\/index)?\.html$/, "");
      return { found: `Unexpected link to the file ${path}`, expected: clean, fix: "Link to the page's address." };
    }
    return targetPage
      ? checkFragment(path, decode(target.hash.slice(1)), idsByPage.get(targetPage))
      : checkPath(path, { element, files, pagesByPath, paths });
  };
}

interface Known {
  readonly element: string;
  readonly files: ReadonlySet<string>;
  readonly pagesByPath: ReadonlyMap<string, BuiltPage>;
  readonly paths: readonly string[];
}

/**
 * Addresses that the specification writes differently in the navbar than the page itself does; hosts and the router
 * redirect them.
 */
const SPECIFIED = new Set(["/reference"]);

function checkPath(path: string, { element, files, pagesByPath, paths }: Known): Fault | undefined {
  const canonical = findPage(path, pagesByPath);
  if (canonical !== undefined && !SPECIFIED.has(path)) {
    return {
      found: `Unexpected address ${path} in ${element}`,
      expected: canonical,
      fix: "Write it as the page itself does.",
    };
  }
  if (canonical !== undefined || files.has(path.slice(1))) {
    return undefined;
  }
  const isPage = element === "<a href>";
  return {
    found: `Unexpected address ${path} in ${element}, where nothing is`,
    expected: isPage ? describeChoices(path, paths) : "a file of the build",
    fix: isPage ? "Correct the link." : "Correct the address or add the file to static/.",
  };
}

/** Finds the page whose address differs at most by a trailing slash. */
function findPage(path: string, pagesByPath: ReadonlyMap<string, BuiltPage>): string | undefined {
  const bare = path.replace(/\/+$/, "");
  return [bare, `${bare}/`].find((candidate) => pagesByPath.has(candidate));
}
