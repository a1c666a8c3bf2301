import { readFileSync } from "node:fs";
import { readData } from "@docs/facts";
import type { Problem } from "@docs/pages";
import { trimSlash } from "../lint/routes.ts";
import type { BuiltPage } from "./built-site.ts";

const LIST = "data/routes.txt";

/** Reads every address of the site, one per line, with a trailing slash where the address has one. */
export function readRoutes(): readonly string[] {
  return readFileSync(LIST, "utf8")
    .split("\n")
    .filter((line) => line !== "");
}

/** Reads `data/redirects.json`, which maps the old address of each moved page to its current one. */
export function readRedirects(): Readonly<Record<string, string>> {
  return readData<Readonly<Record<string, string>>>("redirects.json");
}

/** Addresses of recorded runs, which come and go with the recordings. */
const RUNS = "/runs/";

/** Checks that each listed address has a built page, and that each built page is listed and names its own address. */
export function checkRoutes(
  routes: readonly string[],
  { folder, pages }: { readonly folder: string; readonly pages: readonly Pick<BuiltPage, "file" | "path">[] },
): readonly Problem[] {
  // The host serves `404.html` for addresses without a page; the file itself has no address.
  const places = pages.flatMap((page) => (page.file === "404.html" ? [] : [{ ...page, place: placeOf(page.file) }]));
  const missing = routes.flatMap((route, index): readonly Problem[] => {
    const found = `Unexpected address ${route} without a page in ${folder}/`;
    const fix = "Restore the page, or remove the address.";
    return places.some(({ place }) => place === trimSlash(route))
      ? []
      : [{ file: LIST, line: index + 1, found, expected: "a page there", fix }];
  });
  return [
    ...missing,
    ...places.flatMap(({ path, place, ...page }): readonly Problem[] => {
      const file = `${folder}/${page.file}`;
      const route = routes.find((one) => trimSlash(one) === place);
      const expected = route ?? (path !== undefined && trimSlash(path) === place ? path : place);
      const found = `Unexpected canonical address ${path ?? "none"}`;
      return [
        ...(route === undefined && !place.startsWith(RUNS)
          ? [
              {
                file,
                found: `Unexpected page ${expected}`,
                expected: `an address of ${LIST}`,
                fix: "Remove or add it.",
              },
            ]
          : []),
        ...(path === expected ? [] : [{ file, found, expected, fix: "Correct the page's slug or file name." }]),
      ];
    }),
  ];
}

function placeOf(file: string): string {
  return trimSlash(`/${file.replace(/(?:index)?\.html$/, "")}`);
}
