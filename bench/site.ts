/** Counts what the checks of the finished build look at, and what they find wrong. */
import { readBuiltPages } from "@docs/content";
import { LARGEST_TWIN } from "@docs/markdown";
import { readBuiltSite } from "../scripts/links/built-site.ts";
import { checkDocuments } from "../scripts/links/check-documents.ts";
import { checkReferences } from "../scripts/links/check-references.ts";
import { checkTwins } from "../scripts/links/check-twins.ts";
import { checkNames } from "../scripts/names/check-names.ts";
import { type Figure, record } from "./report.ts";

/** Counts and records the figures of the last build. */
export async function benchSite(): Promise<boolean> {
  const site = readBuiltSite();
  const addresses = site.pages.reduce((sum, { references }) => sum + references.length, 0);
  const twins = checkTwins(site.folder, site);
  return record("site", [
    none(`addresses in links that lead nowhere, of ${format(addresses)}`, checkReferences(site).length),
    none(
      `mistakes in the headings, titles, and IDs of ${format(site.pages.length)} pages`,
      checkDocuments(site).length,
    ),
    ...(await countNames()),
    none(`texts, programs, and links missing from ${format(twins.count)} Markdown files`, twins.problems.length),
    { what: "largest Markdown file in one language", value: twins.largest, budget: LARGEST_TWIN, unit: "characters" },
  ]);
}

async function countNames(): Promise<readonly Figure[]> {
  const { listed, lost } = checkNames("build", await readBuiltPages("build"));
  return [none(`names that the search doesn't find first, of ${format(listed)}`, lost.length)];
}

function none(what: string, value: number): Figure {
  return { what, value, budget: 0, unit: "" };
}

function format(count: number): string {
  return count.toLocaleString("en-US");
}
