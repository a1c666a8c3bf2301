import { readFileSync } from "node:fs";
import { readData } from "@docs/facts";
import { compareRoutes, type RouteComparison } from "./links/compare-routes.ts";
import { readBuiltSite } from "./read-built-site.ts";

/** Reads data/routes.txt: every address of the site, one a line. */
export function readRoutes(): readonly string[] {
  return readFileSync("data/routes.txt", "utf8")
    .split("\n")
    .filter((line) => line !== "");
}

/** Reads data/redirects.json: addresses of pages that moved, each with the address of today. */
export function readRedirects(): Readonly<Record<string, string>> {
  return readData<Readonly<Record<string, string>>>("redirects.json");
}

/** Compares the build in a folder with data/routes.txt. */
export function compareBuild(folder?: string): RouteComparison {
  return compareRoutes(readRoutes(), readBuiltSite(folder).pages);
}
