import type { Page } from "@docs/content";
import { closest, type Problem } from "@docs/pages";

const FILE = "data/search/keywords.json";

/**
 * Finds keywords of sections that no page has, because a heading was renamed or a page has moved.
 *
 * @param source text of the file with the keywords.
 */
export function findLostKeywords(source: string, pages: readonly Page[]): readonly Problem[] {
  const addresses = new Set(
    pages.flatMap(({ url, sections }) => sections.map(({ id }) => (id === "" ? url : `${url}#${id}`))),
  );
  const lines = source.split("\n");
  return Object.keys(JSON.parse(source) as object)
    .filter((address) => !addresses.has(address))
    .map((address) => ({
      file: FILE,
      line: lines.findIndex((line) => line.includes(`${JSON.stringify(address)}:`)) + 1,
      found: `No page has the section ${address}`,
      expected: closest(address, addresses) ?? "the address of a section",
      fix: "Change the address, or delete the line if the section is gone.",
    }));
}
