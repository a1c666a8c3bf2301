import { readFileSync } from "node:fs";
import { type LintPage, listFiles, parsePage } from "@docs/pages";
import { listedTypes } from "./member-uses.ts";

/** Reads which page lists all functions of a type: the addresses of those pages by the name of the type. */
export function readTypePages(): ReadonlyMap<string, string> {
  const sources = listFiles("docs", (file) => file.endsWith(".mdx")).map(
    (file) => [file, readFileSync(file, "utf8")] as const,
  );
  // Only few pages have such a list; parsing them all would take longer than the rest.
  const pages = sources
    .filter(([, source]) => source.includes("<ApiMembers "))
    .map(([file, source]) => parsePage(file, source));
  return listTypePages(pages);
}

/** Gives which of some pages lists all functions of a type. */
export function listTypePages(pages: readonly LintPage[]): ReadonlyMap<string, string> {
  return new Map(pages.flatMap((page) => listedTypes(page).map((type) => [type, page.url] as const)));
}
