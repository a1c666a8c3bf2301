import type { Problem } from "@docs/pages";
import type { BuiltPage, BuiltSite } from "./built-site.ts";

/** Checks that every page has one first-level heading, a unique title and description, and no duplicate ids. */
export function checkDocuments({ folder, pages }: BuiltSite): readonly Problem[] {
  const firstFiles = { title: new Map<string, string>(), description: new Map<string, string>() };
  return pages.flatMap((page) => {
    const faults = [
      ...checkHeadings(page),
      ...checkIds(page),
      // Search engines don't index the not-found page.
      ...(page.file === "404.html"
        ? []
        : [
            ...checkUnique(page, "title", firstFiles.title),
            ...checkUnique(page, "description", firstFiles.description),
          ]),
    ];
    return faults.map((fault) => ({ file: `${folder}/${page.file}`, ...fault }));
  });
}

/** A fault with its location, unless it concerns the whole page. */
type PageFault = Omit<Problem, "file">;

function checkHeadings({ headings }: BuiltPage): readonly PageFault[] {
  const fix = "Keep the page's title as its only heading of the first level.";
  const found = `Unexpected ${headings.length} <h1>`;
  return headings.length === 1 ? [] : [{ ...headings[1], found, expected: "one", fix }];
}

function checkIds({ ids }: BuiltPage): readonly PageFault[] {
  const first = new Map([...ids].reverse().map((one) => [one.id, one]));
  const fix = "Give one of the two elements another id; for a heading, other words.";
  return ids
    .filter((one) => first.get(one.id) !== one)
    .map(({ id, ...place }) => {
      return { ...place, found: `Unexpected second id "${id}"`, expected: "each id once on a page", fix };
    });
}

function checkUnique(
  page: BuiltPage,
  key: "title" | "description",
  firstFiles: Map<string, string>,
): readonly PageFault[] {
  const value = page[key].trim();
  const firstFile = firstFiles.get(value);
  if (value === "") {
    return [{ found: `Unexpected page without ${key}`, expected: `a ${key}`, fix: "Add it to the front matter." }];
  }
  if (firstFile !== undefined) {
    const found = `Unexpected ${key} "${value}", which ${firstFile} has too`;
    return [{ found, expected: `a ${key} of its own`, fix: "Say what only this page gives." }];
  }
  firstFiles.set(value, page.file);
  return [];
}
