import type { Page, Section } from "@docs/content";
import { loadFacts } from "@docs/facts";
import type { Problem } from "@docs/pages";
import { openIndex, readIndexFiles } from "../read-index-files.ts";
import { documentsName, namesHeading } from "./documents-name.ts";
import { listNames, type ProductName } from "./list-names.ts";

/** Number of suitable places to list in a problem. */
const MOST_PLACES = 2;

/** A section with the address that a search result for it has. */
interface Place {
  readonly url: string;
  readonly page: Page;
  readonly section: Section;
}

/** Searches a build for every name of the product. */
export function checkNames(
  folder: string,
  pages: readonly Page[],
): { readonly listed: number; readonly lost: readonly Problem[] } {
  const index = openIndex(readIndexFiles(folder));
  const names = listNames(loadFacts());
  const findFirst = (query: string) => index.search(query, { limit: 1 }).hits[0]?.url;
  return { listed: names.length, lost: findLostNames(names, pages, findFirst) };
}

/**
 * Finds names that no page documents, and names whose documentation isn't the first search result.
 *
 * @param findFirst returns the address of the best result for a query.
 */
export function findLostNames(
  names: readonly ProductName[],
  pages: readonly Page[],
  findFirst: (query: string) => string | undefined,
): readonly Problem[] {
  const places = pages.flatMap((page) =>
    page.sections.map((section) => ({
      url: section.id === "" ? page.url : `${page.url}#${section.id}`,
      page,
      section,
    })),
  );
  const byUrl = new Map(places.map((place) => [place.url, place]));
  return names.flatMap((name) => {
    const first = findFirst(name.query);
    const place = first === undefined ? undefined : byUrl.get(first);
    return place && documentsName(name, place.page, place.section) ? [] : [toProblem(name, first, places)];
  });
}

function toProblem(name: ProductName, first: string | undefined, places: readonly Place[]): Problem {
  const isAbout = ({ section }: Place) => Number(namesHeading(name.name, section.heading));
  const right = places
    .filter(({ page, section }) => documentsName(name, page, section))
    // Many places have a row that begins with the name; the section about it says the most.
    .sort((one, other) => isAbout(other) - isAbout(one))
    .map(({ url }) => url);
  const { file } = name;
  const what = `${name.kind} ${name.name}`;
  return right.length === 0
    ? {
        file,
        found: `No page documents the ${what}`,
        expected: "a section with that heading, or with a row or an item that begins with it",
        fix: "Add it to the page where readers look for its kind.",
      }
    : {
        file,
        found: `Searching for "${name.query}" leads to ${first ?? "nothing"}`,
        expected: `${right.slice(0, MOST_PLACES).join(" or ")}, which documents the ${what}`,
        fix: "Name it in that heading or first cell, or see packages/search/DESIGN.md for what ranks a section.",
      };
}
