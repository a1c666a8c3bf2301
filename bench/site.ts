/** Counts what the checks of the finished build look at, and what they find wrong. */
import { readFileSync } from "node:fs";
import { readBuiltPages } from "@docs/content";
import { loadFacts } from "@docs/facts";
import { LARGEST_TWIN } from "@docs/markdown";
import { loadIndex } from "@docs/search";
import { readBuiltSite } from "../scripts/links/built-site.ts";
import { checkDocuments } from "../scripts/links/check-documents.ts";
import { checkReferences } from "../scripts/links/check-references.ts";
import { checkTwins } from "../scripts/links/check-twins.ts";
import { findLostNames } from "../scripts/names/find-lost-names.ts";
import { listNames } from "../scripts/names/list-names.ts";
import { readIndexFiles } from "../scripts/read-index-files.ts";
import { type Figure, record } from "./report.ts";

/** Counts and records the figures of the last build. */
export async function benchSite(): Promise<boolean> {
  const site = readBuiltSite();
  const addresses = site.pages.reduce((sum, { references }) => sum + references.length, 0);
  const twins = checkTwins(site.folder, site);
  return record("site", [
    none(`addresses that lead nowhere, of ${format(addresses)}`, checkReferences(site).length),
    none(`faults in headings, titles, and ids of ${format(site.pages.length)} pages`, checkDocuments(site).length),
    ...(await countNames()),
    none(`texts, programs, and links missing from ${format(twins.count)} Markdown files`, twins.problems.length),
    { what: "largest Markdown file in one language", value: twins.largest, budget: LARGEST_TWIN, unit: "characters" },
  ]);
}

async function countNames(): Promise<readonly Figure[]> {
  const names = listNames(loadFacts());
  const files = readIndexFiles("build");
  const read = (file: string): unknown => JSON.parse(readFileSync(file, "utf8"));
  const index = loadIndex(read(files.index), read(files.text));
  const findFirst = (query: string) => index.search(query, { limit: 1 }).hits[0]?.url;
  const lost = findLostNames(names, await readBuiltPages("build"), findFirst);
  return [none(`names that the search doesn't find first, of ${format(names.length)}`, lost.length)];
}

function none(what: string, value: number): Figure {
  return { what, value, budget: 0, unit: "" };
}

function format(count: number): string {
  return count.toLocaleString("en-US");
}
