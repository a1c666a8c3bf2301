import type { Fault, Problem } from "@docs/pages";
import type { BuiltPage, Spot } from "./built-page.ts";
import type { BuiltSite } from "./built-site.ts";

/** Every page has one first-level heading, a title and a description of its own, and each id once. */
export function checkDocuments(site: BuiltSite): readonly Problem[] {
  const problems: Problem[] = [];
  const add = ({ file }: BuiltPage, { line, column }: Spot, fault: Fault) => {
    problems.push({ file: `${site.folder}/${file}`, line, column, ...fault });
  };
  const firstFiles = { title: new Map<string, string>(), description: new Map<string, string>() };
  for (const page of site.pages) {
    checkHeadings(page, add);
    checkIds(page, add);
    // The not-found page stands in no search engine.
    if (page.file !== "404.html") {
      checkUnique(page, "title", firstFiles.title, add);
      checkUnique(page, "description", firstFiles.description, add);
    }
  }
  return problems;
}

type Add = (page: BuiltPage, spot: Spot, fault: Fault) => void;

const START: Spot = { line: 1, column: 1 };

function checkHeadings(page: BuiltPage, add: Add): void {
  const { headings } = page;
  if (headings.length !== 1) {
    const fix = "Keep the page's title as its only heading of the first level.";
    add(page, headings[1] ?? START, { found: `Unexpected ${headings.length} <h1>`, expected: "one", fix });
  }
}

function checkIds(page: BuiltPage, add: Add): void {
  const seen = new Set<string>();
  for (const { id, ...spot } of page.ids) {
    if (seen.has(id)) {
      const fix = "Give one of the two elements another id; for a heading, other words.";
      add(page, spot, { found: `Unexpected second id "${id}"`, expected: "each id once on a page", fix });
    }
    seen.add(id);
  }
}

function checkUnique(page: BuiltPage, key: "title" | "description", firstFiles: Map<string, string>, add: Add): void {
  const value = page[key].trim();
  const firstFile = firstFiles.get(value);
  if (value === "") {
    add(page, START, {
      found: `Unexpected page without ${key}`,
      expected: `a ${key}`,
      fix: "Add it to the front matter.",
    });
  } else if (firstFile !== undefined) {
    const found = `Unexpected ${key} "${value}", which ${firstFile} has too`;
    add(page, START, { found, expected: `a ${key} of its own`, fix: "Say what only this page gives." });
  } else {
    firstFiles.set(value, page.file);
  }
}
